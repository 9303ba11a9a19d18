import { chakra } from '@chakra-ui/react/styled-system'
import { parentGround } from '#src/ui/data/parent-pattern.ts'

/** A piece of a parent's band with their initial, beside the name in full. */
export const Swatch = chakra('span', {
  base: {
    display: 'flex',
    flexShrink: '0',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '28px',
    borderRadius: 'base',
    textStyle: 'chip',
    printColorAdjust: 'exact',
    _highContrast: { borderWidth: '1px' },
  },
  variants: { who: { A: parentGround.A, B: parentGround.B, nobody: { bg: 'bg.inset', borderWidth: '1px' } } },
})
