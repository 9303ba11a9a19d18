import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Tone } from '#src/theme/palette.ts'
import { Actions } from './actions.tsx'
import { Card } from './card.tsx'
import { Chip } from './chip.tsx'

const Inside = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'stretch',
    flexDirection: 'column',
    gap: 'u2',
  },
  variants: {
    layout: {
      wide: {
        py: { md: 'u2.5' },
        px: { md: 'u3' },
        flexDirection: { md: 'row' },
        alignItems: { md: 'center' },
      },
      narrow: { py: { md: 'u2' }, px: { md: 'u2.5' } },
    },
  },
})

export type TurnCardProps = {
  tone: Tone
  /** "Your turn", "Waiting for Sam", "With the bank", "Settled". */
  chip: string
  /** One sentence: what to do. */
  title: ReactNode
  /** One sentence: why. */
  why?: ReactNode
  /** Said before the buttons: "An approval cannot be undone." */
  notice?: ReactNode
  /** The buttons the chart allows now, and no other. */
  actions?: ReactNode
  /** Anything the turn is about: a swap, a quoted reason. */
  children?: ReactNode
  layout?: 'wide' | 'narrow'
  /** The page's header shows the chip on a phone, so the card does not say it again there. */
  chipInHeader?: boolean
}

export function TurnCard(props: TurnCardProps) {
  const { tone, chip, title, why, notice, actions, children, layout = 'wide', chipInHeader } = props
  return (
    <TurnGround edge={tone}>
      <Inside layout={layout}>
        <chakra.div minW="0" flex="1">
          <chakra.div mb="u1" {...(chipInHeader && { hideBelow: 'md' })}>
            <Chip tone={tone}>{chip}</Chip>
          </chakra.div>
          <chakra.h2 textStyle="cardHeading">{title}</chakra.h2>
          {why && (
            <chakra.p textStyle={{ base: 'body', md: 'secondary' }} color={{ base: 'fg.2', md: 'fg.3' }} mt="u0.25">
              {why}
            </chakra.p>
          )}
          {children && <chakra.div mt="u1.5">{children}</chakra.div>}
        </chakra.div>
        {(notice || actions) && (
          <chakra.div
            display="flex"
            flexDirection="column"
            gap="u1"
            alignItems={{ md: layout === 'wide' ? 'flex-end' : 'stretch' }}
          >
            {notice && (
              <chakra.p textStyle="secondary" color="fg.2">
                {notice}
              </chakra.p>
            )}
            {actions && <Actions>{actions}</Actions>}
          </chakra.div>
        )}
      </Inside>
    </TurnGround>
  )
}

/** A card on a desk; on a phone it lies flat on the page, as the page's first paragraph. */
const TurnGround = chakra(Card, {
  base: {
    bg: { base: 'transparent', md: 'bg.card' },
    borderWidth: { base: '0', md: '1px' },
    borderInlineStartWidth: { base: '0', md: '4px' },
    borderRadius: { base: '0', md: 'card' },
    boxShadow: { base: 'none', md: '0 1px 2px #10293a0a' },
    overflow: { base: 'visible', md: 'clip' },
  },
})
