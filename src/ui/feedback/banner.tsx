import { chakra } from '@chakra-ui/react/styled-system'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import type { ReactNode } from 'react'
import type { Tone } from '#src/theme/palette.ts'
import { Card } from '../layout/card.tsx'
import type { IconType } from '../navigation/link-element.ts'

export type BannerProps = {
  tone: Tone
  icon?: IconType | undefined
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** `alert` interrupts a screen reader, `status` waits, and `none` is for content that was there from the start. */
  announce?: 'alert' | 'status' | 'none'
}

const iconOf = (tone: Tone): IconType =>
  tone === 'done' ? IconCircleCheck : tone === 'waiting' || tone === 'bank' ? IconClock : IconAlertCircle

/** Shows a bar with a coloured edge: "Sam changed this expense while you were reading it". */
export function Banner({ tone, icon, title, children, action, announce = 'status' }: BannerProps) {
  const Icon = icon ?? iconOf(tone)
  return (
    <Card edge={tone} {...(announce !== 'none' && { role: announce })}>
      <chakra.div
        display="flex"
        alignItems="center"
        flexWrap={{ base: 'wrap', sm: 'nowrap' }}
        gap="u1.5"
        px="u2.5"
        py="u1.5"
      >
        <chakra.span color={`${tone}.fg`} alignSelf={{ base: 'flex-start', sm: 'center' }} flexShrink="0">
          <Icon size={20} stroke={1.75} aria-hidden />
        </chakra.span>
        <chakra.div flex="1 1 0" minW="0">
          <chakra.div textStyle="strong" whiteSpace="pre-line">
            {title}
          </chakra.div>
          {children && (
            <chakra.div textStyle="secondary" color="fg.3" whiteSpace="pre-line">
              {children}
            </chakra.div>
          )}
        </chakra.div>
        {action && (
          <chakra.div flexBasis={{ base: '100%', sm: 'auto' }} display={{ base: 'grid', sm: 'block' }}>
            {action}
          </chakra.div>
        )}
      </chakra.div>
    </Card>
  )
}
