import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePrinting } from './use-printing.ts'

/** Two lines have this height; other heights are measured once they are rendered. */
const usualHeight = 67

/** Stores the row heights when the page is left, so that Back restores the scroll position. */
export type KeptHeights = {
  readonly read: () => VirtualItem[] | undefined
  readonly write: (is: VirtualItem[]) => void
}

/** Describes a row, or the space for rows that are not rendered. */
type Part = { readonly key: string; readonly index: number } | { readonly key: string; readonly room: number }

export type LongListOptions = {
  /** `count` is the number of all rows, `loaded` of those loaded from the first on. */
  readonly count: number
  readonly loaded: number
  readonly keyOf: (index: number) => string
  /** Called with the last row that is visible or soon will be. */
  readonly onNear: (index: number) => void
  readonly kept: KeptHeights | undefined
}

type LongList = {
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly parts: readonly Part[]
  readonly measure: (row: HTMLTableRowElement | null) => void
  /** Keeps the row with the focus rendered, however far the page is scrolled. */
  readonly onFocus: (event: FocusEvent) => void
}

/** Returns where the rows begin in the page. It is measured after each render, because content above may have grown. */
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

/** Returns the rendered rows with the space before, between and after them. */
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

/** Chooses the rows to render: those near the viewport, the one with the focus, and all loaded ones while printing. */
export function useLongList({ count, loaded, keyOf, onNear, kept }: LongListOptions): LongList {
  const body = useRef<HTMLTableSectionElement>(null)
  const [focused, setFocused] = useState(-1)
  const printing = usePrinting()
  const scrollMargin = useTop(body)
  const list = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    scrollMargin,
    overscan: 12,
    estimateSize: () => usualHeight,
    // Rows have no height when the page is not laid out (a test, a hidden tab).
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
  const near = list.range?.endIndex ?? 0
  useEffect(() => {
    onNear(near)
  }, [near, onNear])
  const parts = printing
    ? span(0, loaded).map((index) => ({ key: keyOf(index), index }))
    : partsOf(items, list.getTotalSize(), scrollMargin)
  return { body, parts, measure: list.measureElement, onFocus: ({ target }) => setFocused(rowOf(target)) }
}
