import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Verbatim } from './verbatim.tsx'

const Line = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 'u2', py: '2px' },
  variants: { strong: { true: { fontWeight: 'semibold', color: 'fg' } } },
})

export type Definition = { term: string; value: ReactNode; strong?: boolean }

/** Shows labels on the left and amounts on the right: "Total 285.00, Your share 142.50". */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl>
      {items.map(({ term, value, strong }) => (
        <Line key={term} strong={strong ?? false}>
          <chakra.dt color="fg.2">{term}</chakra.dt>
          <chakra.dd textAlign="end" fontVariantNumeric="tabular-nums" flexShrink="0" maxW="70%">
            <Verbatim>{value}</Verbatim>
          </chakra.dd>
        </Line>
      ))}
    </dl>
  )
}
