import { chakra } from '@chakra-ui/react/styled-system'

/** Quotes a person word for word. */
export const Quote = chakra('blockquote', {
  base: {
    ps: '10px',
    borderInlineStartWidth: '3px',
    color: 'fg.2',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})
