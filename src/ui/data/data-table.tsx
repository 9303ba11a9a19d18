import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import type { LinkElement } from '../navigation/link-element.ts'
import { Cell, HeaderRow, Rows, rowStyles, TableRow } from './data-table.parts.tsx'
import { SortHeader } from './sort-header.tsx'

export type Sort = { key: string; direction: 'ascending' | 'descending' }

export type Column<R> = {
  key: string
  header: string
  cell: (row: R) => ReactNode
  /** Adds a second, quieter line. */
  note?: (row: R) => ReactNode
  align?: 'start' | 'end'
  sortable?: boolean
  /** Its text is the row's link. */
  opens?: boolean
  /** Places the cell in a row that is stacked on a phone. */
  phone: 'title' | 'value' | 'status' | 'meta' | 'hidden'
  strong?: boolean
  /** A name or an amount, which a page translator must not change. */
  verbatim?: boolean
  /** Fixes the width on a desktop when columns must not move: `14%`. The column without one gets the rest. */
  width?: string
}

export type DataTableProps<R> = {
  caption: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R) => string
  /** Gives undefined for a row that cannot be opened yet. */
  rowLink?: (row: R) => LinkElement | undefined
  sort?: Sort | undefined
  /** Called with the clicked column and its next direction. */
  onSort?: (sort: Sort) => void
  /** Announced after a sort: "Sorted by created, newest first". */
  sortStatus?: string | undefined
}

/** Returns the next direction: the opposite, or ascending for a column not yet sorted. */
function pressed(key: string, sort: Sort | undefined): Sort {
  return { key, direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending' }
}

type TableFrameProps<R> = Omit<DataTableProps<R>, 'rows' | 'rowKey' | 'rowLink'> & {
  /** Counts the rows including the header; required when only some rows are rendered. */
  rowCount?: number
  /** Fixes the column widths regardless of content; on a phone the order is chosen elsewhere. */
  fixed?: boolean
  /** True while newer content is loading. */
  stale?: boolean
  children: ReactNode
}

/**
 * The background changes because pale text is hard to read for some; it is set per row, since painting a table of ten
 * thousand rows at once is slow.
 */
const waits = { '&[aria-busy=true] > tbody > tr': { bg: 'bg.inset' } }

/** The headers of a long table stay at the top of the window, and a focused row is never scrolled below them. */
const stays = {
  '& > thead th': {
    position: { md: 'sticky' },
    top: '0',
    zIndex: 'sticky',
    bg: 'bg.card',
    boxShadow: { md: 'inset 0 -1px var(--ev-colors-line)' },
    _print: { position: 'static' },
  },
  '& > tbody a': { scrollMarginTop: '48px' },
} as const

const tableStyles = [rowStyles, waits]
const fixedStyles = [rowStyles, waits, stays]

/** Renders the table around its rows: caption, header and the announcement of the sort. */
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
        css={fixed ? fixedStyles : tableStyles}
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
 * Renders a real table; on a phone each row is a stacked card. Roles are explicit, because some screen readers do not
 * treat a table laid out as a grid as a table.
 */
export function DataTable<R>({ rows, rowKey, rowLink, ...frame }: DataTableProps<R>) {
  return (
    <TableFrame {...frame}>
      <Rows>
        {rows.map((row) => (
          <TableRow key={rowKey(row)}>
            {frame.columns.map((column) => (
              <Cell key={column.key} column={column} row={row} link={column.opens ? rowLink?.(row) : undefined} />
            ))}
          </TableRow>
        ))}
      </Rows>
    </TableFrame>
  )
}
