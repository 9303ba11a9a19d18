import { chakra } from '@chakra-ui/react/styled-system'

/** Two columns of cards where there is room. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: 'u2', lg: 'u3' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})

export const Column = chakra('div', { base: { display: 'grid', gap: { base: 'u2', lg: 'u3' } } })
