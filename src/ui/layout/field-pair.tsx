import { chakra } from '@chakra-ui/react/styled-system'

/** Two short fields share a line where there is room. */
export const FieldPair = chakra('div', {
  base: {
    display: 'grid',
    gap: 'u2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})
