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
    /** On a phone a card may span the full width, or lie flat on the page. */
    phone: {
      card: {},
      bleed: {
        mx: { base: '-u2', sm: '0' },
        borderInlineWidth: { base: '0', sm: '1px' },
        borderRadius: { base: '0', sm: 'card' },
      },
      flat: {
        bg: { base: 'transparent', md: 'bg.card' },
        borderWidth: { base: '0', md: '1px' },
        borderRadius: { base: '0', md: 'card' },
        boxShadow: { base: 'none', md: '0 1px 2px #10293a0a' },
        overflow: { base: 'visible', md: 'clip' },
      },
    },
  },
})

export type CardProps = Omit<ComponentProps<'section'>, 'color'> & {
  /** Colours the left edge by whose turn it is. */
  edge?: Tone | undefined
  /** Spans the full width on a phone. */
  bleed?: boolean | undefined
  /** Lies flat on the page on a phone, without its edge. */
  flat?: boolean | undefined
  children: ReactNode
}

export function Card({ edge, bleed, flat, children, ...rest }: CardProps) {
  const width = flat ? { base: '0', md: '4px' } : '4px'
  return (
    <Base
      phone={flat ? 'flat' : bleed ? 'bleed' : 'card'}
      {...rest}
      {...(edge && { borderInlineStartWidth: width, borderInlineStartColor: `${edge}.edge` })}
    >
      {children}
    </Base>
  )
}

/** Adds the padding of a card, 20 px as in the designs. */
export const CardBody = chakra('div', { base: { p: { base: 'u2', sm: 'u2.5' } } })
