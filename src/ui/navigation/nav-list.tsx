import { chakra } from '@chakra-ui/react/styled-system'
import { fillLink } from './link-element.ts'
import { Badge, type NavItem } from './nav-item.tsx'

const Line = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'u1.5',
    minH: { base: '48px', md: '40px' },
    px: 'u1.5',
    borderRadius: 'control',
    color: 'fg.2',
    fontWeight: 'medium',
    _hover: { bg: 'bg.hover', color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  variants: {
    current: {
      true: {
        bg: 'brand.tint',
        color: 'brand.strong',
        fontWeight: 'semibold',
        _hover: { bg: 'brand.tint', color: 'brand.strong' },
        _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
})

/** Shows navigation links in a single column. */
export function NavList({ items, onFollow }: { items: readonly NavItem[]; onFollow?: () => void }) {
  return (
    <chakra.ul display="flex" flexDirection="column" gap="2px">
      {items.map(({ key, label, icon: Icon, link, badge, current = false }) => (
        <li key={key}>
          <Line
            asChild
            current={current}
            {...(onFollow && { onClick: onFollow })}
            {...(current && { 'aria-current': 'page' as const })}
          >
            {fillLink(
              link,
              <>
                <chakra.span flexShrink="0">
                  <Icon size={20} stroke={1.75} aria-hidden />
                </chakra.span>
                <chakra.span flex="1" minW="0">
                  {label}
                </chakra.span>
                {badge && badge.count > 0 && <Badge {...badge} />}
              </>,
            )}
          </Line>
        </li>
      ))}
    </chakra.ul>
  )
}
