const mark = (scroller: HTMLElement): void => {
  const before = scroller.scrollLeft
  // Both may have fractions on a screen whose pixels are not whole.
  scroller.toggleAttribute('data-before', before > 1)
  scroller.toggleAttribute('data-after', scroller.scrollWidth - scroller.clientWidth - before > 1)
}

/**
 * Watches what scrolls sideways: while something of it is cut off, it has `data-before`, `data-after` or both.
 * Attributes and no state, so that scrolling draws nothing anew. Answers how to stop.
 */
export const cutEdges = (scroller: HTMLElement): (() => void) => {
  const look = () => mark(scroller)
  const sizes = new ResizeObserver(look)
  for (const one of [scroller, ...scroller.children]) sizes.observe(one)
  scroller.addEventListener('scroll', look, { passive: true })
  look()
  return () => {
    sizes.disconnect()
    scroller.removeEventListener('scroll', look)
  }
}
