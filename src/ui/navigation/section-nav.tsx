import { chakra } from '@chakra-ui/react/styled-system'
import { useLayoutEffect, useRef } from 'react'
import { cutEdges } from './cut-edges.ts'
import { fillLink, type LinkElement } from './link-element.ts'

export type SectionNavItem = { key: string; label: string; link: LinkElement; current?: boolean }

/** How far an edge fades, and how much of a neighbour stays in sight of whatever is scrolled to. */
const fade = 48

/** An arrowhead where the line goes on: a picture of it alone, since what is there is reached by finger, wheel and Tab. */
const arrowhead = {
  content: '""',
  position: 'absolute',
  top: 'calc(50% - 4px)',
  boxSize: '8px',
  borderColor: 'fg.2',
  borderStyle: 'solid',
  borderWidth: '2px 2px 0 0',
  pointerEvents: 'none',
} as const

const Bar = chakra('nav', {
  base: {
    position: 'relative',
    mx: { base: '-u2', sm: '-u4', md: '0' },
    mt: { base: '-u1.5', md: '-u2' },
    mb: { base: 'u2', md: 'u3' },
    borderBottomWidth: '1px',
    '&:has([data-before])::before': { ...arrowhead, left: '10px', transform: 'rotate(-135deg)' },
    '&:has([data-after])::after': { ...arrowhead, right: '10px', transform: 'rotate(45deg)' },
    _print: { display: 'none' },
  },
})

const maskFrom = (soft: number) =>
  `linear-gradient(to right, transparent calc(var(--before, 0px) * ${soft}), #000 var(--before, 0px), ` +
  `#000 calc(100% - var(--after, 0px)), transparent calc(100% - var(--after, 0px) * ${soft}))`

/**
 * One line, always: what has no room is scrolled to. It runs to the edges of a phone and fades where it is cut, so that it is
 * seen to go on; in forced colours it ends there, since half a colour is none.
 */
const Scroller = chakra('div', {
  base: {
    px: { base: 'u2', sm: 'u4', md: '0' },
    overflowX: 'auto',
    scrollPaddingInline: `${fade}px`,
    maskImage: { base: maskFrom(0.5), _highContrast: maskFrom(1) },
    '&[data-before]': { '--before': `${fade}px` },
    '&[data-after]': { '--after': `${fade}px` },
    _highContrast: {
      '&[data-before]': { '--before': `${fade / 2}px` },
      '&[data-after]': { '--after': `${fade / 2}px` },
    },
  },
})
const List = chakra('ul', { base: { display: 'flex', gap: { base: 'u2.5', md: 'u3' }, width: 'max-content' } })
const Place = chakra('a', {
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

/**
 * Only the bar moves, and only as far as it must: `scrollIntoView` would take the page along, away from where it was left. What
 * stands beside it shows, where there is something.
 */
function bringIntoBar(item: HTMLElement, bar: HTMLElement): void {
  const [inner, outer] = [item.getBoundingClientRect(), bar.getBoundingClientRect()]
  const [left, right] = [inner.left - fade, inner.right + fade]
  bar.scrollLeft += Math.max(0, right - outer.right) - Math.max(0, outer.left - left)
}

/** The pages of one area, beside each other above the page's own heading. */
export function SectionNav({ label, items }: { label: string; items: readonly SectionNavItem[] }) {
  const bar = useRef<HTMLDivElement>(null)
  const at = items.findIndex(({ current }) => current)
  useLayoutEffect(() => {
    const here = bar.current?.querySelectorAll('li')[at]
    if (bar.current && here) bringIntoBar(here, bar.current)
  }, [at])
  useLayoutEffect(() => (bar.current ? cutEdges(bar.current) : undefined), [])
  return (
    <Bar aria-label={label}>
      <Scroller ref={bar}>
        <List>
          {items.map(({ key, label: text, link, current = false }) => (
            <li key={key}>
              <Place asChild current={current} {...(current && { 'aria-current': 'page' as const })}>
                {fillLink(link, text)}
              </Place>
            </li>
          ))}
        </List>
      </Scroller>
    </Bar>
  )
}
