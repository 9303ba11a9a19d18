import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useCallback } from 'react'
import { Cell, Rows, TableRow, WaitingCell } from './data-table.parts.tsx'
import { type Column, type DataTableProps, TableFrame } from './data-table.tsx'
import type { LinkElement } from '../navigation/link-element.ts'
import { type KeptHeights, useLongList } from './use-long-list.ts'

const Room = chakra('tr', { base: { display: { base: 'block', md: 'table-row' } } })

export type LongTableProps<R> = DataTableProps<R> & {
  /** How many there are; those that have not come yet are bars. `rows` are those that have, from the first one on. */
  count: number
  /** Rows up to this one are in sight, or soon will be. */
  onNear: (index: number) => void
  kept?: KeptHeights | undefined
  /** What it shows is about to be replaced. */
  stale?: boolean
}

/**
 * A table of any length: the rows near the window stand in the page, the rest is room. `aria-rowcount` and `aria-rowindex`
 * say how long it is and where one stands. A short one stands there whole; printed, so does all that has come.
 */
export function LongTable<R>({
  count,
  onNear,
  kept,
  stale = false,
  rows,
  rowKey,
  rowLink,
  ...props
}: LongTableProps<R>) {
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? `row ${index}` : rowKey(row)
    },
    [rows, rowKey],
  )
  const { body, parts, measure, onFocus } = useLongList({ count, loaded: rows.length, keyOf, onNear, kept })
  const { columns } = props
  return (
    <TableFrame {...props} rowCount={count + 1} fixed stale={stale}>
      <Rows ref={body} onFocus={onFocus}>
        {parts.map((part) =>
          'room' in part ? (
            <Room key={part.key} aria-hidden="true" style={{ height: part.room }} />
          ) : (
            <Line key={part.key} index={part.index} row={rows[part.index]} {...{ columns, rowLink, measure }} />
          ),
        )}
      </Rows>
    </TableFrame>
  )
}

type LineProps<R> = {
  index: number
  row: R | undefined
  columns: readonly Column<R>[]
  rowLink: ((row: R) => LinkElement) | undefined
  measure: (row: HTMLTableRowElement | null) => void
}

function AnyLine<R>({ index, row, columns, rowLink, measure }: LineProps<R>) {
  const position = { 'data-index': index, 'aria-rowindex': index + 2 }
  if (row === undefined)
    return (
      <TableRow role="row" ref={measure} {...position} aria-busy>
        {columns.map((column) => (
          <WaitingCell key={column.key} column={column} />
        ))}
      </TableRow>
    )
  return (
    <TableRow role="row" ref={measure} {...position}>
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} link={column.opens ? rowLink?.(row) : undefined} />
      ))}
    </TableRow>
  )
}

/** Drawn again only when its row is another one: a scroll leaves the others as they are. React's `memo` forgets the `R`. */
const Line = memo(AnyLine) as typeof AnyLine
