import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePrinting } from './use-printing.ts'

/** Up to here every row stands in the page, so that the browser's own search finds it. */
const short = 100
/** Two lines; what is higher is measured once it is drawn. */
const usualHeight = 67

/** How high the rows were when the page was left, so that Back finds its place. */
export type KeptHeights = {
  readonly read: () => VirtualItem[] | undefined
  readonly write: (is: VirtualItem[]) => void
}

/** A row, or the room of those that are not drawn. */
export type Part = { readonly key: string; readonly index: number } | { readonly key: string; readonly room: number }

type LongListOptions = {
  /** How many there are in all, and how many of them, from the first one on, have come. */
  readonly count: number
  readonly loaded: number
  readonly keyOf: (index: number) => string
  /** Rows up to this one are in sight, or soon will be. */
  readonly onNear: (index: number) => void
  readonly kept: KeptHeights | undefined
}

type LongList = {
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly parts: readonly Part[]
  readonly measure: (row: HTMLTableRowElement | null) => void
  /** Keeps the row that holds the focus in the page, however far one scrolls away from it. */
  readonly onFocus: (event: FocusEvent) => void
}

/** Where the rows begin in the page. Asked after each drawing, since anything above them may have grown. */
function useTop(body: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop(Math.round((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
  })
  return top
}

const rowOf = (target: Element): number => Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1)

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

/** The rows that a virtual list draws, with the room before, between and behind them. */
function partsOf(items: readonly VirtualItem[], total: number, margin: number): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const { key, index, start, size } of items) {
    if (start - margin > at) parts.push({ key: `before ${key}`, room: start - margin - at })
    parts.push({ key: String(key), index })
    at = start - margin + size
  }
  if (total > at) parts.push({ key: 'behind', room: total - at })
  return parts
}

/** Which of many rows stand in the page: those near the window, the one with the focus, all that came while it is printed. */
export function useLongList({ count, loaded, keyOf, onNear, kept }: LongListOptions): LongList {
  const body = useRef<HTMLTableSectionElement>(null)
  const [focused, setFocused] = useState(-1)
  const printing = usePrinting()
  const scrollMargin = useTop(body)
  const whole = count <= short
  const list = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    scrollMargin,
    overscan: 12,
    enabled: !whole,
    estimateSize: () => usualHeight,
    // A page that is not laid out (a test, a hidden tab) has rows without a height.
    measureElement: (row) => row.getBoundingClientRect().height || usualHeight,
    getItemKey: keyOf,
    rangeExtractor: ({ startIndex, endIndex, overscan }) => {
      const near = span(Math.max(0, startIndex - overscan), Math.min(count, endIndex + overscan + 1))
      const apart = focused >= 0 && focused < count && !near.includes(focused)
      return apart ? [...near, focused].toSorted((a, b) => a - b) : near
    },
    initialMeasurementsCache: kept?.read() ?? [],
  })
  useEffect(() => {
    return () => kept?.write(list.takeSnapshot())
  }, [list, kept])
  const items = list.getVirtualItems()
  const near = whole ? count - 1 : (list.range?.endIndex ?? 0)
  useEffect(() => {
    onNear(near)
  }, [near, onNear])
  const drawnWhole = whole ? count : printing ? loaded : null
  const parts =
    drawnWhole === null
      ? partsOf(items, list.getTotalSize(), scrollMargin)
      : span(0, drawnWhole).map((index) => ({ key: keyOf(index), index }))
  return { body, parts, measure: list.measureElement, onFocus: ({ target }) => setFocused(rowOf(target)) }
}
