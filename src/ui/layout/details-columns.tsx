import { chakra } from '@chakra-ui/react/styled-system'

const gap = { base: 'u2', md: 'u3' } as const

/** Cards one under another, as far apart as the columns are. */
export const DetailsStack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap } })

/** What happened, and the facts beside it; under it where there is no room for both. */
export const DetailsColumns = chakra('div', {
  base: {
    display: 'grid',
    gap,
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(20rem, 1fr)' },
    alignItems: 'start',
  },
})
