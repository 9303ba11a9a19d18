import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import type { IconType, LinkElement } from './link-element.ts'

export type NavBadge = {
  count: number
  /** Yellow is reserved for the viewer's turn; unread is a tint. */
  kind: 'turn' | 'unread'
  /** Announced in place of the number: "2 wait for you". */
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

const small = { minW: '22px', px: '6px', fontSize: '0.75rem', lineHeight: '20px', fontWeight: 'bold' } as const
const Pill = chakra('span', {
  base: {
    borderRadius: 'pill',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    _highContrast: { borderWidth: '1px' },
  },
  variants: {
    kind: {
      turn: { ...small, bg: 'attention.edge', color: 'onAttention' },
      // The current entry is tinted too, so the badge needs an edge there.
      unread: { ...small, bg: 'brand.tint', color: 'brand.strong', boxShadow: 'inset 0 0 0 1px currentColor' },
      heading: { textStyle: 'chip', minW: '26px', px: 'u1', py: '2px', bg: 'attention.bg', color: 'attention.fg' },
    },
  },
})

/** `heading` counts the turns that a card lists. */
type BadgeProps = Omit<NavBadge, 'kind'> & { kind: NavBadge['kind'] | 'heading' }

export function Badge({ count, kind, label }: BadgeProps) {
  return (
    <>
      <Pill kind={kind} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </Pill>
      <VisuallyHidden>, {label}</VisuallyHidden>
    </>
  )
}
