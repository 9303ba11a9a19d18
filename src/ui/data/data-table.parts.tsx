import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { fillLink, type LinkElement } from '../navigation/link-element.ts'
import type { Column } from './data-table.tsx'
import { Verbatim } from './verbatim.tsx'

const edges = { base: 'u2', sm: 'u2.5' }

export const TableRow = chakra('tr', {
  base: {
    position: 'relative',
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"title value" "status status"',
    '&:has(> [data-phone=meta])': { gridTemplateAreas: '"title value" "status meta"' },
    alignItems: 'start',
    columnGap: 'u2',
    rowGap: 'u1',
    px: { base: 'u2', sm: 'u2.5', md: '0' },
    py: { base: 'u1.5', md: '0' },
    borderTopWidth: '1px',
    '&:has(a:hover)': { bg: 'bg.hover' },
    // The ring surrounds the whole row, because the whole row opens.
    '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  },
})

const Body = chakra('tbody', { base: { display: { base: 'block', md: 'table-row-group' } } })

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
  const { cell, note, align = 'start', phone, strong, verbatim } = column
  const main: ReactNode = verbatim ? <Verbatim>{cell(row)}</Verbatim> : cell(row)
  const under: ReactNode = note?.(row)
  return (
    <Td
      role="cell"
      phone={phone}
      data-phone={phone}
      textAlign={{ base: phone === 'value' || phone === 'meta' ? 'end' : 'start', md: align }}
      fontVariantNumeric={align === 'end' ? 'tabular-nums' : 'normal'}
    >
      <chakra.span display="block" fontWeight={strong || link ? 'semibold' : 'normal'}>
        {link ? fillLink(link, main) : main}
      </chakra.span>
      {under && (
        <chakra.span display="block" textStyle="secondary" color="fg.3" whiteSpace="normal">
          {under}
        </chakra.span>
      )}
    </Td>
  )
}

/** Fills a cell whose row has not been loaded. */
export function WaitingCell<R>({ column: { phone, align = 'start', note } }: { column: Column<R> }) {
  return (
    <Td role="cell" phone={phone}>
      <Skeleton width={align === 'end' ? '64px' : '60%'} ms={align === 'end' ? 'auto' : '0'} />
      {note && <Skeleton width={align === 'end' ? '48px' : '80%'} ms={align === 'end' ? 'auto' : '0'} />}
    </Td>
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

export function Rows(props: ComponentProps<'tbody'>) {
  return <Body role="rowgroup" {...props} />
}
