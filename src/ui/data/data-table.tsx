import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Cell, HeaderRow, Rows, TableRow } from './data-table.parts.tsx'
import type { LinkElement } from '../navigation/link-element.ts'
import { SortHeader } from './sort-header.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

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
  /** Of the table on a desk, where its columns must not move: `14%`. The one without gets what is left. */
  width?: string
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

type TableFrameProps<R> = Omit<DataTableProps<R>, 'rows' | 'rowKey' | 'rowLink'> & {
  /** With the header, where not all of them stand in the page. */
  rowCount?: number
  /** The columns keep their width whatever comes into them; on a phone the order is chosen elsewhere. */
  fixed?: boolean
  /** What it shows is about to be replaced. */
  stale?: boolean
  children: ReactNode
}

/** Another ground, since words made pale are hard to read for some; by row, as no table of ten thousand is one thing to paint. */
const waits = { '&[aria-busy=true] > tbody > tr': { bg: 'bg.inset' } }

/** The table round its rows: name, header, and what was sorted said aloud. */
export function TableFrame<R>(props: TableFrameProps<R>) {
  const { caption, columns, sort, onSort, sortStatus, rowCount, fixed = false, stale = false, children } = props
  return (
    <>
      <VisuallyHidden role="status">{sortStatus}</VisuallyHidden>
      <chakra.table
        role="table"
        aria-label={caption}
        aria-rowcount={rowCount}
        aria-busy={stale || undefined}
        display={{ base: 'block', md: 'table' }}
        tableLayout={fixed ? { md: 'fixed' } : undefined}
        width="full"
        css={waits}
      >
        <HeaderRow
          sorts={!fixed && columns.some(({ sortable }) => sortable && onSort)}
          counted={rowCount !== undefined}
        >
          {columns.map((column) => (
            <SortHeader
              key={column.key}
              header={column.header}
              align={column.align}
              width={column.width}
              direction={sort?.key === column.key ? sort.direction : undefined}
              onPress={column.sortable && onSort ? () => onSort(pressed(column.key, sort)) : undefined}
            />
          ))}
        </HeaderRow>
        {children}
      </chakra.table>
    </>
  )
}

/**
 * A real table; on a phone each row is a stacked card. Roles are written out, because a table laid out as a grid is no
 * table to some screen readers.
 */
export function DataTable<R>({ rows, rowKey, rowLink, ...frame }: DataTableProps<R>) {
  return (
    <TableFrame {...frame}>
      <Rows>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} role="row">
            {frame.columns.map((column) => (
              <Cell key={column.key} column={column} row={row} link={column.opens ? rowLink?.(row) : undefined} />
            ))}
          </TableRow>
        ))}
      </Rows>
    </TableFrame>
  )
}
