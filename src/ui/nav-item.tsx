import { chakra } from '@chakra-ui/react/styled-system'
import type { IconType, LinkElement } from './link-element.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type NavBadge = {
  count: number
  /** Yellow is your turn and only that; unread is a tint. */
  kind: 'turn' | 'unread'
  /** Read in place of the bare number: "2 wait for you". */
  label: string
}

export type NavItem = {
  key: string
  label: string
  icon: IconType
  link: LinkElement
  badge?: NavBadge | undefined
  current?: boolean
}

const Pill = chakra('span', {
  base: {
    minW: '22px',
    px: '6px',
    borderRadius: 'pill',
    fontSize: '0.75rem',
    lineHeight: '20px',
    fontWeight: 'bold',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    _highContrast: { borderWidth: '1px' },
  },
  variants: {
    kind: {
      turn: { bg: 'attention.edge', color: 'onAttention' },
      // On the current entry, which is tinted too, its edge shows it.
      unread: { bg: 'brand.tint', color: 'brand.strong', boxShadow: 'inset 0 0 0 1px currentColor' },
    },
  },
})

export function Badge({ count, kind, label }: NavBadge) {
  return (
    <>
      <Pill kind={kind} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </Pill>
      <VisuallyHidden>, {label}</VisuallyHidden>
    </>
  )
}
