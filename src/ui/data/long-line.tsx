import { memo } from 'react'
import type { LinkElement } from '../navigation/link-element.ts'
import { Cell, TableRow, WaitingCell } from './data-table.parts.tsx'
import type { Column } from './data-table.tsx'

export type LineProps<R> = {
  index: number
  row: R | undefined
  columns: readonly Column<R>[]
  rowLink: ((row: R) => LinkElement | undefined) | undefined
  measure?: (row: HTMLTableRowElement | null) => void
}

function AnyLine<R>({ index, row, columns, rowLink, measure }: LineProps<R>) {
  const position = { 'data-index': index, 'aria-rowindex': index + 2 }
  if (row === undefined)
    return (
      <TableRow ref={measure} {...position} aria-busy>
        {columns.map((column) => (
          <WaitingCell key={column.key} column={column} />
        ))}
      </TableRow>
    )
  return (
    <TableRow ref={measure} {...position}>
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
export const LongLine = memo(AnyLine) as typeof AnyLine
