import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Column } from './data-table.tsx'
import { fillLink, type LinkElement } from './link-element.ts'

const edges = { base: 'u2', sm: 'u2.5' }

export const TableRow = chakra('tr', {
  base: {
    position: 'relative',
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"title value" "status meta"',
    alignItems: 'start',
    columnGap: 'u2',
    rowGap: 'u1',
    px: { base: 'u2', sm: 'u2.5', md: '0' },
    py: { base: 'u1.5', md: '0' },
    borderTopWidth: '1px',
    '&:has(a:hover)': { bg: 'bg.hover' },
    // The ring goes round the whole row, which is what opens.
    '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  },
})

const Td = chakra('td', {
  base: {
    display: { base: 'block', md: 'table-cell' },
    verticalAlign: 'top',
    px: { md: 'u1.5' },
    py: { md: '10px' },
    minW: '0',
    _first: { ps: { md: edges.sm } },
    _last: { pe: { md: edges.sm } },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '& a:focus-visible': { outline: 'none' },
  },
  variants: {
    phone: {
      title: { gridArea: 'title' },
      value: { gridArea: 'value' },
      status: { gridArea: 'status' },
      meta: {
        gridArea: 'meta',
        whiteSpace: 'nowrap',
        textStyle: { base: 'secondary', md: 'body' },
        color: { base: 'fg.3', md: 'fg' },
      },
      hidden: { display: { base: 'none', md: 'table-cell' }, whiteSpace: 'nowrap' },
    },
  },
})

type CellProps<R> = { column: Column<R>; row: R; link: LinkElement | undefined }

export function Cell<R>({ column, row, link }: CellProps<R>) {
  const { cell, note, align = 'start', phone, strong } = column
  const main: ReactNode = cell(row)
  const under: ReactNode = note?.(row)
  return (
    <Td
      role="cell"
      phone={phone}
      textAlign={{ base: phone === 'value' || phone === 'meta' ? 'end' : 'start', md: align }}
      fontVariantNumeric={align === 'end' ? 'tabular-nums' : 'normal'}
    >
      <chakra.span display="block" fontWeight={strong || link ? 'semibold' : 'normal'}>
        {link ? fillLink(link, main) : main}
      </chakra.span>
      {under && (
        <chakra.span display="block" textStyle="secondary" color="fg.3">
          {under}
        </chakra.span>
      )}
    </Td>
  )
}

/** On a phone only the headers that sort remain, as a line of buttons above the cards; without one there is no row at all. */
export function HeaderRow({ sorts, children }: { sorts: boolean; children: ReactNode }) {
  return (
    <chakra.thead role="rowgroup" display={{ base: sorts ? 'block' : 'none', md: 'table-header-group' }}>
      <chakra.tr
        role="row"
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

export function Rows({ children }: { children: ReactNode }) {
  return (
    <chakra.tbody role="rowgroup" display={{ base: 'block', md: 'table-row-group' }}>
      {children}
    </chakra.tbody>
  )
}
