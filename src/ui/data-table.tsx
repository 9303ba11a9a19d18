import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Cell, HeaderRow, Rows, TableRow } from './data-table.parts.tsx'
import type { LinkElement } from './link-element.ts'
import { SortHeader } from './sort-header.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type Sort = { key: string; direction: 'ascending' | 'descending' }

export type Column<R> = {
  key: string
  header: string
  cell: (row: R) => ReactNode
  /** A second, quieter line. */
  note?: (row: R) => ReactNode
  align?: 'start' | 'end'
  sortable?: boolean
  /** Its words carry the row's link. */
  opens?: boolean
  /** Where it stands when a phone stacks the row. */
  phone: 'title' | 'value' | 'status' | 'meta' | 'hidden'
  strong?: boolean
}

export type DataTableProps<R> = {
  caption: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R) => string
  rowLink?: (row: R) => LinkElement
  sort?: Sort | undefined
  /** The column that was pressed, and the direction it asks for now. */
  onSort?: (sort: Sort) => void
  /** Said aloud after a sort: "Sorted by created, newest first". */
  sortStatus?: string | undefined
}

/** The direction a press on a header asks for: the other one, or ascending on a column not sorted yet. */
function pressed(key: string, sort: Sort | undefined): Sort {
  return { key, direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending' }
}

/**
 * A real table; on a phone each row is a stacked card. Roles are written out, because a table laid out as a grid is no
 * table to some screen readers.
 */
export function DataTable<R>({ caption, columns, rows, rowKey, rowLink, sort, onSort, sortStatus }: DataTableProps<R>) {
  return (
    <>
      <VisuallyHidden role="status">{sortStatus}</VisuallyHidden>
      <chakra.table role="table" aria-label={caption} display={{ base: 'block', md: 'table' }} width="full">
        <HeaderRow sorts={columns.some(({ sortable }) => sortable && onSort)}>
          {columns.map((column) => (
            <SortHeader
              key={column.key}
              header={column.header}
              align={column.align}
              direction={sort?.key === column.key ? sort.direction : undefined}
              onPress={column.sortable && onSort ? () => onSort(pressed(column.key, sort)) : undefined}
            />
          ))}
        </HeaderRow>
        <Rows>
          {rows.map((row) => (
            <TableRow key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} link={column.opens ? rowLink?.(row) : undefined} />
              ))}
            </TableRow>
          ))}
        </Rows>
      </chakra.table>
    </>
  )
}
