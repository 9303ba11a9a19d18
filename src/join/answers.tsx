import { chakra } from '@chakra-ui/react/styled-system'

/** Lays out the answers to a question that has no fields. */
export const Answers = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 'u1' },
})

/** Gives a quiet answer a line of its own, whose text begins where the other answers begin. */
export const QuietAnswer = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: { base: 'stretch', sm: 'start' },
    flexBasis: { sm: 'full' },
    ms: { sm: '-u2' },
  },
})
