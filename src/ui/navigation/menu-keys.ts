const itemsOf = (panel: HTMLElement): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>('[role^=menuitem]')]

/** Finds the next item, from the one with the focus on, that begins with what was typed. */
function beginningWith(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const begins = ({ textContent }: HTMLElement) => textContent.toLowerCase().startsWith(key.toLowerCase())
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins)
}

/**
 * Moves the focus in a menu as the ARIA practices ask: arrows in a circle, Home, End, a first letter; the space bar
 * follows a link, too. Tells whether the key meant something here.
 */
export function moveInMenu(panel: HTMLElement, key: string): boolean {
  const items = itemsOf(panel)
  const at = items.findIndex((item) => item.matches(':focus'))
  const last = items.length - 1
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: items[at === last ? 0 : at + 1],
    ArrowUp: items[at <= 0 ? last : at - 1],
    Home: items[0],
    End: items[last],
  }
  if (key === ' ') {
    items[at]?.click()
    return at >= 0
  }
  const target = targets[key] ?? (key.length === 1 ? beginningWith(key, items, at) : undefined)
  target?.focus({ preventScroll: true })
  return target !== undefined
}
