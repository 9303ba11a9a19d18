import type { Page } from '@playwright/test'

/** What reaches past the right edge; nothing when the page does not scroll sideways. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('main *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth - clientWidth}px too wide`, ...wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 160))]
  })

/** What can be pressed and is under 24 by 24: as large as the label it is pressed by, and as all that it takes a press for. */
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

/** Goes through the page by the Tab key: how many stops there were, and those that do not show that they have the focus. */
export async function unseenFocusOn(page: Page): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = []
  const stop = () =>
    page.evaluate(() => {
      const one = document.activeElement
      if (!one || one === document.body) return null
      // The button of a calendar or a clock: the browser draws its ring, and tells no page of it.
      const inside = one.matches('input:is([type=date], [type=time]):not(:focus-visible)')
      // The ring is its own, that of the label that draws it, or that of the row it opens.
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
