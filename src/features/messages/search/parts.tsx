import { chakra } from '@chakra-ui/react/styled-system'

export const FoundList = chakra('ul', { base: { '& > li + li': { borderTopWidth: '1px' } } })

/** Says how many were found, which a screen reader hears. */
export const Caption = chakra('p', {
  base: { px: 'u2', py: 'u1', textStyle: 'secondary', color: 'fg.3', borderBottomWidth: '1px' },
})
