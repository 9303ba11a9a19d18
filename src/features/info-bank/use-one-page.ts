import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The room for a card on the smaller of A4 and US Letter, in CSS pixels: the page without its margins (see `@page`) and
 * without the paddings of the page's frame.
 */
const room = { width: 550, height: 825 }

/** Sizes of the print in per cent, the largest first. Below the last one it would be hard to read in a hurry. */
const sizes = [100, 90, 80, 70] as const
export type PrintSize = (typeof sizes)[number]

/** Marks the card while it is measured, so that it is laid out as it will be printed. */
export const measuring = 'data-measuring'

/** Lays the card out as wide as the page and returns the largest size at which it fits; null when there is none. */
const fittingSize = (card: HTMLElement): PrintSize | null => {
  const { width } = card.style
  card.setAttribute(measuring, '')
  const size = sizes.find((percent) => {
    card.style.width = `${(room.width * 100) / percent}px`
    return (card.scrollHeight * percent) / 100 <= room.height
  })
  card.style.width = width
  card.removeAttribute(measuring)
  return size ?? null
}

/** Returns the size at which the card fits on one printed page, measured anew whenever it was drawn; null when it does not. */
export function useOnePage(card: RefObject<HTMLElement | null>): PrintSize | null {
  const [size, setSize] = useState<PrintSize | null>(100)
  useLayoutEffect(() => {
    if (card.current) setSize(fittingSize(card.current))
  })
  return size
}
