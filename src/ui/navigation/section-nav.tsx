import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { cutEdges } from './cut-edges.ts'
import { fillLink, type LinkElement } from './link-element.ts'

export type SectionNavItem = { key: string; label: string; link: LinkElement; current?: boolean }

/** The edge fades over this width, and as much of the neighbour stays visible beside the item scrolled to. */
const fade = 48

/** An arrowhead shows that the line continues. It is only decoration, because touch, wheel and Tab reach the rest. */
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

/** The styles of whatever holds a `FadingScroller`. */
export const fadingBar = {
  position: 'relative',
  '&:has([data-before])::before': { ...arrowhead, left: '10px', transform: 'rotate(-135deg)' },
  '&:has([data-after])::after': { ...arrowhead, right: '10px', transform: 'rotate(45deg)' },
} as const

const maskFrom = (soft: number) =>
  `linear-gradient(to right, transparent calc(var(--before, 0px) * ${soft}), #000 var(--before, 0px), ` +
  `#000 calc(100% - var(--after, 0px)), transparent calc(100% - var(--after, 0px) * ${soft}))`

/**
 * A single line that scrolls, and fades where it is cut, to show that it continues; in forced colours, which have no
 * half-transparent ones, it ends there.
 */
export const FadingScroller = chakra('div', {
  base: {
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

/**
 * Scrolls only the bar, and as little as needed, because `scrollIntoView` would scroll the page too. A part of the
 * neighbour stays visible, if there is one.
 */
function bringIntoBar(item: HTMLElement, bar: HTMLElement): void {
  const [inner, outer] = [item.getBoundingClientRect(), bar.getBoundingClientRect()]
  const [left, right] = [inner.left - fade, inner.right + fade]
  bar.scrollLeft += Math.max(0, right - outer.right) - Math.max(0, outer.left - left)
}

/** Waits for the layout that the page gets before it is painted, because measuring now would lay it out twice. */
function bringWhenLaidOut(item: HTMLElement, bar: HTMLElement): () => void {
  const layout = new ResizeObserver(() => {
    bringIntoBar(item, bar)
    layout.disconnect()
  })
  layout.observe(item)
  return () => layout.disconnect()
}

/**
 * Watches where a `FadingScroller` is cut, and brings what is current into it whenever `current`, its name, changes; null
 * when nothing is.
 */
export function useFadingLine(current: string | null): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const here = current !== null && bar.current?.querySelector<HTMLElement>('[aria-current=page]')
    return bar.current && here ? bringWhenLaidOut(here, bar.current) : undefined
  }, [current])
  useLayoutEffect(() => (bar.current ? cutEdges(bar.current) : undefined), [])
  return bar
}

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
