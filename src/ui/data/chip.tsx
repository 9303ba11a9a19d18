import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Tone } from '#src/theme/palette.ts'

const toneOf = (tone: Tone) => ({ bg: `${tone}.bg`, color: `${tone}.fg`, _before: { bg: `${tone}.dot` } })

const Base = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minH: '24px',
    maxW: 'full',
    px: '10px',
    py: '2px',
    // This radius gives a pill on one line and a rounded box on two.
    borderRadius: '13px',
    borderWidth: '1px',
    borderColor: 'transparent',
    textStyle: 'chip',
    _before: { boxSize: '8px', borderRadius: 'pill', flexShrink: 0, _highContrast: { bg: 'CanvasText !important' } },
  },
  variants: {
    tone: {
      attention: toneOf('attention'),
      waiting: toneOf('waiting'),
      done: toneOf('done'),
      bank: toneOf('bank'),
      problem: toneOf('problem'),
      warning: toneOf('warning'),
    },
    dot: { true: { _before: { content: '""' } }, false: {} },
  },
})

/** Says whose turn it is; the colour only repeats the text. */
export function Chip({ tone, dot = true, children }: { tone: Tone; dot?: boolean; children: ReactNode }) {
  return (
    <Base tone={tone} dot={dot} data-tone={tone}>
      <span>{children}</span>
    </Base>
  )
}
