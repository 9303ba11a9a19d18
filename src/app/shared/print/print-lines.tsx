import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A wide table scrolls on a screen; in print it uses the whole page. */
const Scroll = chakra('div', { base: { overflowX: 'auto', mt: 'u2', _print: { overflow: 'visible' } } })

/** One style serves thousands of cells: every printed page repeats the head, and no row is split. */
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'secondary',
    _print: { fontSize: '8.5pt', lineHeight: '1.4' },
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { px: 'u1', py: 'u0.5', textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '1px' },
    // A narrow screen scrolls before a date would break at each word.
    '& td:not([data-figure])': { minW: { base: '6rem', _print: '0' } },
    '& th': { fontWeight: 'semibold', whiteSpace: 'nowrap' },
    '& td small': { display: 'block', fontSize: '0.875em', color: 'fg.2' },
    '& td:first-of-type': { whiteSpace: 'nowrap' },
    '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
})

/** Heads the columns of a table without figures. */
export const PrintHead = ({ heads }: { heads: readonly string[] }) => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
)

/** Prints a table: `children` are its head and its body, cells with figures carry `data-figure`. */
export function PrintLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label}>{children}</Table>
    </Scroll>
  )
}
