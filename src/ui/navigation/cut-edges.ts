const mark = (scroller: HTMLElement): void => {
  const before = scroller.scrollLeft
  // Both may be fractional on a screen with fractional scaling.
  scroller.toggleAttribute('data-before', before > 1)
  scroller.toggleAttribute('data-after', scroller.scrollWidth - scroller.clientWidth - before > 1)
}

/**
 * Watches a horizontal scroller and sets `data-before` and `data-after` while content is cut off on that side. It uses
 * attributes and not state, so that scrolling renders nothing again, and begins with the layout before the first paint,
 * so that nothing is laid out twice. Returns a function that stops it.
 */
export const cutEdges = (scroller: HTMLElement): (() => void) => {
  const update = () => mark(scroller)
  const sizes = new ResizeObserver(update)
  for (const one of [scroller, ...scroller.children]) sizes.observe(one)
  scroller.addEventListener('scroll', update, { passive: true })
  return () => {
    sizes.disconnect()
    scroller.removeEventListener('scroll', update)
  }
}
