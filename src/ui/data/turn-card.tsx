import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Tone } from '#src/theme/palette.ts'
import { Actions } from '../buttons/actions.tsx'
import { Card } from '../layout/card.tsx'
import { Chip } from './chip.tsx'
import { useSecondTap } from './use-second-tap.ts'

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
        flexDirection: { base: 'column', md: 'row' },
        flexWrap: { md: 'wrap' },
        alignItems: { base: 'stretch', md: 'center' },
      },
      narrow: { py: { md: 'u2' }, px: { md: 'u2.5' } },
    },
  },
})

export type TurnCardProps = {
  tone: Tone
  /** Reads like "Your turn", "Waiting for Sam", "With the bank", "Settled". */
  chip: string
  /** Says in one sentence what to do. */
  title: string
  /** Says in one sentence why. */
  why?: ReactNode
  /** Shown before the buttons: "An approval cannot be undone." */
  notice?: ReactNode
  /** Contains only the buttons that the chart allows now. */
  actions?: ReactNode
  /** Adds what the turn is about: a swap, a quoted reason. */
  children?: ReactNode
  layout?: 'wide' | 'narrow'
  /** On a phone the page's header shows the chip, so the card omits it. */
  chipInHeader?: boolean
}

/**
 * Shows whose turn it is, what to do, why, and the buttons: a card on a desktop, the first paragraph of the page on a
 * phone. When the turn changes, the new buttons ignore the pointer for a moment, because the second tap of a double tap
 * would press what has taken the place of the first button.
 */
export function TurnCard(props: TurnCardProps) {
  const { tone, chip, title, why, notice, actions, children, layout = 'wide', chipInHeader } = props
  const isNew = useSecondTap(`${chip} ${title}`)
  return (
    <Card edge={tone} flat>
      <Inside layout={layout}>
        <chakra.div minW="0" flex={layout === 'wide' ? { md: '1 1 20rem' } : undefined}>
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
            {actions && (
              <Actions fill={layout === 'narrow'} pointerEvents={isNew ? 'none' : undefined}>
                {actions}
              </Actions>
            )}
          </chakra.div>
        )}
      </Inside>
    </Card>
  )
}
