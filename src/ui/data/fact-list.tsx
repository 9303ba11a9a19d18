import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
    columnGap: 'u3',
    rowGap: { base: '0', sm: 'u1' },
    '& dt': { color: 'fg.2' },
    '& dt:not(:first-of-type)': { mt: { base: 'u1', sm: '0' } },
    '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& a': {
      display: 'inline-block',
      minH: 'u3',
      color: 'brand.strong',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
})

/** Shows names with text: "Email dana@example.com". Use DefinitionList for columns of figures. */
export function FactList({ items }: { items: readonly { term: string; value: ReactNode }[] }) {
  return (
    <List>
      {items.flatMap(({ term, value }) => [<dt key={`${term} term`}>{term}</dt>, <dd key={term}>{value}</dd>])}
    </List>
  )
}
