import { chakra } from '@chakra-ui/react/styled-system'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { fillLink, type IconType } from './link-element.ts'
import { Badge, type NavBadge, type NavItem } from './nav-item.tsx'

const Bar = chakra('nav', {
  base: {
    display: { base: 'block', md: 'none' },
    position: 'sticky',
    bottom: '0',
    zIndex: 'bar',
    bg: 'bg.card',
    borderTopWidth: '1px',
    _print: { display: 'none' },
    pb: 'env(safe-area-inset-bottom)',
  },
})
const BarLink = chakra('a', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    width: 'full',
    minH: '64px',
    px: '2px',
    color: 'fg.2',
    textStyle: 'caption',
    textAlign: 'center',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: '-3px' },
  },
  variants: {
    current: {
      true: { color: 'brand.strong', _highContrast: { outline: '2px solid Highlight', outlineOffset: '-3px' } },
    },
  },
})

function Face({ icon: Icon, label, badge }: { icon: IconType; label: string; badge?: NavBadge | undefined }) {
  return (
    <>
      <Icon size={22} stroke={1.75} aria-hidden />
      <span>{label}</span>
      {badge && badge.count > 0 && (
        <chakra.span position="absolute" top="7px" insetInlineStart="calc(50% + 4px)">
          <Badge {...badge} />
        </chakra.span>
      )}
    </>
  )
}

type BottomBarProps = {
  label: string
  items: readonly NavItem[]
  secondary: readonly NavItem[]
  moreLabel: string
  onMore: () => void
}

/** Shows four pages and More; with at most five pages and nothing else, there is no More. */
export function BottomBar({ label, items, secondary, moreLabel, onMore }: BottomBarProps) {
  const more = items.length > 5 || secondary.length > 0
  const shown = more ? items.slice(0, 4) : items
  const hidden = [...items.slice(4), ...secondary]
  return (
    <Bar aria-label={label}>
      <chakra.ul display="flex" css={{ '& > li': { flex: '1 1 0', minWidth: 0 } }}>
        {shown.map(({ key, icon, label: text, link, badge, current = false }) => (
          <li key={key}>
            <BarLink asChild current={current} {...(current && { 'aria-current': 'page' as const })}>
              {fillLink(link, <Face icon={icon} label={text} badge={badge} />)}
            </BarLink>
          </li>
        ))}
        {more && (
          <li>
            <BarLink asChild current={hidden.some(({ current }) => current)}>
              <button type="button" aria-haspopup="dialog" onClick={onMore}>
                <Face icon={IconDots} label={moreLabel} />
              </button>
            </BarLink>
          </li>
        )}
      </chakra.ul>
    </Bar>
  )
}
