import { chakra } from '@chakra-ui/react/styled-system'

/** Keeps the place of what cannot be used yet, so that nothing moves once it can. */
export const HeldPlace = chakra('div', {
  base: { display: 'contents' },
  variants: { waits: { true: { visibility: 'hidden' } } },
})
