import { chakra } from '@chakra-ui/react/styled-system'

/** What a person wrote, as they wrote it. */
export const Quote = chakra('blockquote', {
  base: {
    ps: '10px',
    borderInlineStartWidth: '3px',
    color: 'fg.2',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})
