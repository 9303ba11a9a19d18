import { chakra } from '@chakra-ui/react/styled-system'

/** Stacks the parts of the page in one readable column. */
export const FeeWaiverStack = chakra('div', {
  base: { display: 'grid', gap: 'u2', gridTemplateColumns: 'minmax(0, 1fr)', maxW: '46rem', '& > header': { mb: '0' } },
})
