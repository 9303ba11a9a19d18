import { useState } from 'react'
import { Rows, TableRow, WaitingCell } from '#src/ui/data/data-table.parts.tsx'
import { DataTable, type Sort, TableFrame } from '#src/ui/data/data-table.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'
import { here } from './here.tsx'
import { LongTables } from './long-tables.tsx'
import { type Line, useColumns } from './table-columns.tsx'

export function Tables() {
  return (
    <>
      <Block name="DataTable" room="wide">
        <Sample state="sorted">
          <Sorted />
        </Sample>
      </Block>
      <Frames />
      <LongTables />
    </>
  )
}

function Sorted() {
  const { table, field } = uiTexts
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

/** Shows loading tables, with caption and header but placeholder rows. */
function Frames() {
  const { table } = uiTexts
  const columns = useColumns()
  return (
    <Block name="TableFrame" room="wide">
      <Sample state="loading">
        <Card>
          <TableFrame caption={table.frame()} columns={columns} stale>
            <Rows>
              <TableRow>
                {columns.map((column) => (
                  <WaitingCell key={column.key} column={column} />
                ))}
              </TableRow>
            </Rows>
          </TableFrame>
        </Card>
      </Sample>
    </Block>
  )
}
