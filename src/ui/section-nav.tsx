import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { fillLink, type LinkElement } from './link-element.ts'

export type SectionNavItem = { key: string; label: string; link: LinkElement; current?: boolean }

/** One line, always: what has no room is scrolled to, and runs to the edge of a phone so that it is seen to go on. */
const Bar = chakra('nav', {
  base: {
    mx: { base: '-u2', sm: '-u4', md: '0' },
    px: { base: 'u2', sm: 'u4', md: '0' },
    mt: { base: '-u1.5', md: '-u2' },
    mb: { base: 'u2', md: 'u3' },
    overflowX: 'auto',
    borderBottomWidth: '1px',
    _print: { display: 'none' },
  },
})
const List = chakra('ul', { base: { display: 'flex', gap: { base: 'u2.5', md: 'u3' }, width: 'max-content' } })
const Place = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: { base: '48px', md: '44px' },
    borderBottomWidth: '3px',
    borderColor: 'transparent',
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

/** Only the bar moves, and only as far as it must: `scrollIntoView` would take the page along, away from where it was left. */
function bringIntoBar(item: HTMLElement): void {
  const bar = item.closest('nav')
  if (!bar) return
  const [inner, outer] = [item.getBoundingClientRect(), bar.getBoundingClientRect()]
  bar.scrollLeft += Math.max(0, inner.right - outer.right) - Math.max(0, outer.left - inner.left)
}

/** The pages of one area, beside each other above the page's own heading. */
export function SectionNav({ label, items }: { label: string; items: readonly SectionNavItem[] }) {
  const here = useRef<HTMLLIElement>(null)
  const at = items.find(({ current }) => current)?.key
  useEffect(() => {
    if (at !== undefined && here.current) bringIntoBar(here.current)
  }, [at])
  return (
    <Bar aria-label={label}>
      <List>
        {items.map(({ key, label: text, link, current = false }) => (
          <li key={key} ref={key === at ? here : undefined}>
            <Place asChild current={current} {...(current && { 'aria-current': 'page' as const })}>
              {fillLink(link, text)}
            </Place>
          </li>
        ))}
      </List>
    </Bar>
  )
}
