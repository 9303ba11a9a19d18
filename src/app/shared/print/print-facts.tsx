import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'auto 1fr' },
    columnGap: 'u3',
    rowGap: { base: '0', sm: 'u0.5' },
    my: 'u2',
    _print: { gridTemplateColumns: 'auto 1fr' },
    '& dt': { color: 'fg.2' },
    '& dd': { mb: { base: 'u1', sm: '0' }, overflowWrap: 'anywhere' },
  },
})

export type PrintFact = { readonly term: string; readonly value: ReactNode }

/** Heads a printed page with its title, its facts and a note on what it leaves out. */
export function PrintFacts({ title, facts, note }: { title: string; facts: readonly PrintFact[]; note?: string }) {
  return (
    <>
      <chakra.h2 textStyle="cardHeading">{title}</chakra.h2>
      <Facts>
        {facts.map(({ term, value }) => (
          <chakra.div key={term} display="contents">
            <dt>{term}</dt>
            <dd>{value}</dd>
          </chakra.div>
        ))}
      </Facts>
      {note && (
        <chakra.p textStyle="secondary" color="fg.2">
          {note}
        </chakra.p>
      )}
    </>
  )
}
