import { chakra } from '@chakra-ui/react/styled-system'

/** Shows the words of a parent as they were written. */
export const Quote = chakra('blockquote', {
  base: { ps: 'u1.5', borderInlineStartWidth: '3px', color: 'fg.2', my: 'u1' },
})
