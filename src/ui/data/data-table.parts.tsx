import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { fillLink, type LinkElement } from '../navigation/link-element.ts'
import type { Column } from './data-table.tsx'
import { Verbatim } from './verbatim.tsx'

const edges = { base: 'u2', sm: 'u2.5' }

/** Rows are plain elements with their look from the table, because a list has hundreds of cells. */
export const rowStyles = {
  '& .row': {
    position: 'relative',
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"title value" "status status"',
    alignItems: 'start',
    columnGap: 'u2',
    rowGap: 'u1',
    px: { base: 'u2', sm: 'u2.5', md: '0' },
    py: { base: 'u1.5', md: '0' },
    borderTopWidth: '1px',
  },
  '& .row:has(> .meta)': { gridTemplateAreas: '"title value" "status meta"' },
  '& .row:has(a:hover)': { bg: 'bg.hover' },
  // The ring surrounds the whole row, because the whole row opens.
  '& .row:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  '& .row > td': {
    display: { base: 'block', md: 'table-cell' },
    verticalAlign: 'top',
    px: { md: 'u1.5' },
    py: { md: '10px' },
    minW: '0',
    _first: { ps: { md: edges.sm } },
    _last: { pe: { md: edges.sm } },
  },
  '& .row > td a::after': { content: '""', position: 'absolute', inset: '0' },
  '& .row > td a:focus-visible': { outline: 'none' },
  '& .row > .title': { gridArea: 'title' },
  '& .row > .value': { gridArea: 'value', textAlign: { base: 'end', md: 'start' } },
  '& .row > .status': { gridArea: 'status' },
  '& .row > .meta': {
    gridArea: 'meta',
    whiteSpace: 'nowrap',
    textStyle: { base: 'secondary', md: 'body' },
    color: { base: 'fg.3', md: 'fg' },
    textAlign: { base: 'end', md: 'start' },
  },
  '& .row > .hidden': { display: { base: 'none', md: 'table-cell' }, whiteSpace: 'nowrap' },
  '& .row > .end': { textAlign: { md: 'end' }, fontVariantNumeric: 'tabular-nums' },
  '& td > .main': { display: 'block' },
  '& td > .strong': { fontWeight: 'semibold' },
  '& td > .note': { display: 'block', textStyle: 'secondary', color: 'fg.3', whiteSpace: 'normal' },
} as const

export const TableRow = (props: ComponentProps<'tr'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as a grid has no roles of its own
  <tr role="row" className="row" {...props} />
)

type CellProps<R> = { column: Column<R>; row: R; link: LinkElement | undefined }

const cellClass = ({ phone, align = 'start' }: Pick<Column<never>, 'phone' | 'align'>): string => `${phone} ${align}`

export function Cell<R>({ column, row, link }: CellProps<R>) {
  const { cell, note, strong, verbatim } = column
  const main: ReactNode = verbatim ? <Verbatim>{cell(row)}</Verbatim> : cell(row)
  const under: ReactNode = note?.(row)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as a row
    <td role="cell" className={cellClass(column)}>
      <span className={strong || link ? 'main strong' : 'main'}>{link ? fillLink(link, main) : main}</span>
      {under && <span className="note">{under}</span>}
    </td>
  )
}

/** Fills a cell whose row has not been loaded. */
export function WaitingCell<R>({ column }: { column: Column<R> }) {
  const { align = 'start', note } = column
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as a row
    <td role="cell" className={cellClass(column)}>
      <Skeleton width={align === 'end' ? '64px' : '60%'} ms={align === 'end' ? 'auto' : '0'} />
      {note && <Skeleton width={align === 'end' ? '48px' : '80%'} ms={align === 'end' ? 'auto' : '0'} />}
    </td>
  )
}

type HeaderRowProps = { sorts: boolean; counted: boolean; children: ReactNode }

/** On a phone only the sortable headers remain, as a line of buttons above the cards; without any, there is no row. */
export function HeaderRow({ sorts, counted, children }: HeaderRowProps) {
  return (
    <chakra.thead role="rowgroup" display={{ base: sorts ? 'block' : 'none', md: 'table-header-group' }}>
      <chakra.tr
        role="row"
        aria-rowindex={counted ? 1 : undefined}
        display={{ base: 'flex', md: 'table-row' }}
        flexWrap="wrap"
        columnGap="u2"
        px={{ ...edges, md: '0' }}
      >
        {children}
      </chakra.tr>
    </chakra.thead>
  )
}

const Body = chakra('tbody', { base: { display: { base: 'block', md: 'table-row-group' } } })

export function Rows(props: ComponentProps<'tbody'>) {
  return <Body role="rowgroup" {...props} />
}
