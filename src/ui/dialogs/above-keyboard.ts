/** Names the height at the lower edge of the window that an on-screen keyboard covers. */
export const coveredHeight = '--covered-height'

/**
 * Tells a dialog how much of the window an on-screen keyboard covers, because browsers keep the height of the window and
 * lay the keyboard over it. A page that is zoomed by fingers shows less of the window, too, but nothing covers it.
 */
export function keepAboveKeyboard(dialog: HTMLElement): () => void {
  const { visualViewport: seen } = window
  if (!seen) return () => {}
  const measure = () => {
    const covered = seen.scale > 1 ? 0 : Math.max(0, window.innerHeight - seen.height - seen.offsetTop)
    dialog.style.setProperty(coveredHeight, `${Math.round(covered)}px`)
  }
  measure()
  seen.addEventListener('resize', measure)
  return () => seen.removeEventListener('resize', measure)
}
