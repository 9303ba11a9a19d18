import type { Page } from '@playwright/test'

/** Returns what extends past the right edge; nothing when the page does not scroll sideways. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('main *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth - clientWidth}px too wide`, ...wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 160))]
  })

/**
 * Returns controls under 24 by 24. A control is as large as its label and everything else that accepts a click for it.
 */
export const tooSmallIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea)')]
    const small = targets
      .map((one) => one.closest('label') ?? one)
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect()
        return one.checkVisibility() && width > 1 && Math.min(width, height) < 24
      })
    const takes = (one: Element) => {
      one.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = one.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      return [-11, 11].every((off) => document.elementFromPoint(middle.x, middle.y + off) === one)
    }
    return small.filter((one) => !takes(one)).map((one) => one.outerHTML.slice(0, 160))
  })

/** Goes through the page with the Tab key; returns the number of stops and those without a visible focus. */
export async function unseenFocusOn(page: Page): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = []
  const stop = () =>
    page.evaluate(() => {
      const one = document.activeElement
      if (!one || one === document.body) return null
      // Inside a date or time field, the browser draws the ring and does not tell the page.
      const inside = one.matches('input:is([type=date], [type=time]):not(:focus-visible)')
      // The ring may be drawn by the element itself, by its label, or by the row that it opens.
      const rings = [one, one.closest('label'), one.closest('tr')].filter((ring) => ring !== null)
      const seen = rings.some((ring) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(ring)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
      return { what: one.outerHTML.slice(0, 160), seen: seen || inside }
    })
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press('Tab')
    const at = await stop()
    if (!at) return { stops, unseen }
    if (!at.seen) unseen.push(at.what)
  }
}
