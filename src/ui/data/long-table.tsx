import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useCallback } from 'react'
import { Cell, Rows, TableRow, WaitingCell } from './data-table.parts.tsx'
import { type Column, type DataTableProps, TableFrame } from './data-table.tsx'
import type { LinkElement } from '../navigation/link-element.ts'
import { type KeptHeights, useLongList } from './use-long-list.ts'

const Room = chakra('tr', { base: { display: { base: 'block', md: 'table-row' } } })

export type LongTableProps<R> = DataTableProps<R> & {
  /** Counts all rows, of which those not loaded are shown as bars. `rows` holds the loaded ones from the first on. */
  count: number
  /** Called with the last row that is visible or soon will be. */
  onNear: (index: number) => void
  kept?: KeptHeights | undefined
  /** True while newer content is loading. */
  stale?: boolean
}

/**
 * Shows a table of any length: only rows near the viewport are rendered, the rest is space. `aria-rowcount` and
 * `aria-rowindex` give the length and the position. A short table is rendered completely; a print contains all loaded
 * rows.
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
            <Line key={part.key} index={part.index} row={rows[part.index]} columns={columns} rowLink={rowLink} measure={measure} />
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

/**
 * Renders again only when its row changes, so that scrolling leaves the others alone. React's `memo` loses the type
 * parameter `R`.
 */
const Line = memo(AnyLine) as typeof AnyLine
