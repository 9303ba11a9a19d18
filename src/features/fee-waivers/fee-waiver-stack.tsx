import { chakra } from '@chakra-ui/react/styled-system'

/** Holds the page in one readable column, as wide as that of a page without a session. */
export const FeeWaiverColumn = chakra('div', { base: { maxW: '760px' } })

/** Stacks the cards below the page's title. */
export const FeeWaiverStack = chakra('div', {
  base: { display: 'grid', gap: 'u2', gridTemplateColumns: 'minmax(0, 1fr)' },
})
