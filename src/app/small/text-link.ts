import { chakra } from '@chakra-ui/react/styled-system'

/** A link in a line of its own. */
export const TextLink = chakra('a', {
  base: {
    display: 'inline-block',
    minH: 'u3',
    color: 'brand.strong',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})
