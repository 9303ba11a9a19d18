import type { RefObject } from 'react'

/** The button that was pressed is gone with its turn; whoever pressed it stands at what has become of it. */
export function restoreFocus(place: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
}
