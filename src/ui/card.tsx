import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import type { Tone } from '#src/theme/palette.ts'

const Base = chakra('section', {
  base: {
    bg: 'bg.card',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: '0 1px 2px #10293a0a',
    minW: '0',
    overflow: 'clip',
  },
  variants: {
    /** On a phone a card may run from side to side. */
    bleed: {
      true: {
        borderRadius: { base: '0', sm: 'card' },
        mx: { base: '-u2', sm: '0' },
        borderInline: { base: '0', sm: '1px solid' },
      },
    },
  },
})

export type CardProps = Omit<ComponentProps<'section'>, 'color'> & {
  /** The colour of the left edge: whose turn it is. */
  edge?: Tone | undefined
  bleed?: boolean | undefined
  children: ReactNode
}

export function Card({ edge, children, ...rest }: CardProps) {
  return (
    <Base {...rest} {...(edge && { borderInlineStartWidth: '4px', borderInlineStartColor: `${edge}.edge` })}>
      {children}
    </Base>
  )
}

/** The room inside a card: 20 px, as every picture has it. */
export const CardBody = chakra('div', { base: { p: { base: 'u2', sm: 'u2.5' } } })
