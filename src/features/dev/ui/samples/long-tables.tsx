import { useState } from 'react'
import { Button } from '#src/ui/buttons/button.tsx'
import { LongTable, type LongTableProps } from '#src/ui/data/long-table.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'
import { type Line, useColumns } from './table-columns.tsx'

const statuses = ['attention', 'waiting', 'done'] as const
const widths = ['16%', undefined, '22%', '20%'] as const
const many = 1000

const keyOf = ({ id }: Line) => id
const nothing = () => {}

/** Shows a complete table, one partly loaded, one stale, and one that renders only the rows near the viewport. */
export function LongTables() {
  const { table } = uiTexts
  const [open, setOpen] = useState(false)
  return (
    <Block name="LongTable" room="wide">
      <Sample state="normal">
        <Long caption={table.whole()} length={3} count={3} />
      </Sample>
      <Sample state="loading">
        <Long caption={table.partly()} length={1} count={3} />
      </Sample>
      <Sample state="loading" of={table.stale()}>
        <Long caption={table.stale()} length={2} count={2} stale />
      </Sample>
      <Sample state="try">
        <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          {table.many({ count: many })}
        </Button>
        {open && <Long caption={table.many({ count: many })} length={many} count={many} />}
      </Sample>
    </Block>
  )
}

type LongProps = Pick<LongTableProps<Line>, 'caption' | 'count' | 'stale'> & { length: number }

function Long({ length, ...props }: LongProps) {
  const { table } = uiTexts
  const columns = useColumns().map((column, at) => {
    const width = widths[at]
    return width === undefined ? column : { ...column, width }
  })
  const rows = Array.from({ length }, (_, at) => ({
    id: `${at}`,
    created: '2026-11-19',
    name: `${table.first()} ${at + 1}`,
    total: '$88.20',
    status: statuses[at % statuses.length] ?? 'done',
  }))
  return (
    <Card>
      <LongTable columns={columns} rows={rows} rowKey={keyOf} onNear={nothing} {...props} />
    </Card>
  )
}
