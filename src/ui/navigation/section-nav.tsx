import { chakra } from '@chakra-ui/react/styled-system'
import { FadingScroller, fadingBar, useFadingLine } from './fading-line.ts'
import { fillLink, type LinkElement } from './link-element.ts'

export type SectionNavItem = { key: string; label: string; link: LinkElement; current?: boolean }

/** It spans a phone's full width. */
const Bar = chakra('nav', {
  base: {
    ...fadingBar,
    mx: { base: '-u2', sm: '-u4', md: '0' },
    mt: { base: '-u1.5', md: '-u2' },
    mb: { base: 'u2', md: 'u3' },
    borderBottomWidth: '1px',
    _print: { display: 'none' },
  },
})

const Scroller = chakra(FadingScroller, { base: { px: { base: 'u2', sm: 'u4', md: '0' } } })
const List = chakra('ul', { base: { display: 'flex', gap: { base: 'u2.5', md: 'u3' }, width: 'max-content' } })
const NavLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: { base: '48px', md: '44px' },
    borderBottomWidth: '3px',
    borderColor: { base: 'transparent', _highContrast: 'Canvas' },
    color: 'fg.2',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg', borderColor: 'line' },
    _focusVisible: { outlineOffset: '-3px' },
  },
  variants: {
    current: {
      true: {
        color: 'brand.strong',
        fontWeight: 'semibold',
        borderColor: 'brand.strong',
        _hover: { color: 'brand.strong', borderColor: 'brand.strong' },
        _highContrast: { borderColor: 'Highlight' },
      },
    },
  },
})

/** Links the pages of one area, in a row above the page's heading. */
export function SectionNav({ label, items }: { label: string; items: readonly SectionNavItem[] }) {
  const bar = useFadingLine(items.find(({ current }) => current)?.key ?? null)
  return (
    <Bar aria-label={label}>
      <Scroller ref={bar}>
        <List>
          {items.map(({ key, label: text, link, current = false }) => (
            <li key={key}>
              <NavLink asChild current={current} {...(current && { 'aria-current': 'page' as const })}>
                {fillLink(link, text)}
              </NavLink>
            </li>
          ))}
        </List>
      </Scroller>
    </Bar>
  )
}
