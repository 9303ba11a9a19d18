import type { RefObject } from 'react'

/** Moves focus to `place` when the pressed button was removed. */
export function restoreFocus(place: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
}
