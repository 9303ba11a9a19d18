import { chakra } from '@chakra-ui/react/styled-system'

const gap = { base: 'u2', md: 'u3' } as const

/** Stacks cards with the same gap as the columns. */
export const DetailsStack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap } })

/** Puts the facts beside the history, or below it when there is no space for both. */
export const DetailsColumns = chakra('div', {
  base: {
    display: 'grid',
    gap,
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(20rem, 1fr)' },
    alignItems: 'start',
  },
})
