import { useState } from 'react'
import { Card } from '#src/ui/card.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { type Column, DataTable, type Sort } from '#src/ui/data-table.tsx'
import { here } from './here.tsx'
import { Block, Sample, Section } from './section.tsx'
import { useUi } from './use-ui.ts'

type Line = { id: string; created: string; name: string; total: string; status: 'attention' | 'waiting' | 'done' }

export function Tables() {
  return (
    <Section name="tables">
      <Block name="DataTable" room="wide">
        <Sample state="sorted">
          <Sorted />
        </Sample>
      </Block>
    </Section>
  )
}

function useColumns(): readonly Column<Line>[] {
  const { table, tone, card } = useUi()
  return [
    { key: 'created', header: table.created(), cell: ({ created }) => created, sortable: true, phone: 'meta' },
    {
      key: 'name',
      header: table.name(),
      cell: ({ name }) => name,
      note: () => card.secondary(),
      sortable: true,
      opens: true,
      strong: true,
      phone: 'title',
    },
    {
      key: 'status',
      header: table.status(),
      cell: ({ status }) => <Chip tone={status}>{tone[status]()}</Chip>,
      phone: 'status',
    },
    {
      key: 'total',
      header: table.total(),
      cell: ({ total }) => total,
      note: () => table.note(),
      align: 'end',
      phone: 'value',
    },
  ]
}

function Sorted() {
  const { table, field } = useUi()
  const columns = useColumns()
  const [sort, setSort] = useState<Sort>({ key: 'created', direction: 'descending' })
  const lines: readonly Line[] = [
    { id: '1', created: '2026-11-19', name: table.first(), total: '$88.20', status: 'attention' },
    { id: '2', created: '2026-11-17', name: field.long(), total: '$9,999,999.99', status: 'waiting' },
    { id: '3', created: '2026-11-16', name: table.second(), total: '$240.00', status: 'done' },
  ]
  const of = ({ created, name }: Line) => (sort.key === 'created' ? created : name)
  const turn = sort.direction === 'ascending' ? 1 : -1
  const by = columns.find(({ key }) => key === sort.key)?.header ?? ''
  return (
    <Card>
      <DataTable
        caption={table.caption()}
        columns={columns}
        rows={lines.toSorted((a, b) => turn * of(a).localeCompare(of(b)))}
        rowKey={({ id }) => id}
        rowLink={() => here}
        sort={sort}
        onSort={setSort}
        sortStatus={table.sorted({ column: by })}
      />
    </Card>
  )
}
