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

/** What can be pressed and is under 24 by 24: a box is as large as the label it is pressed by. */
export const tooSmallIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(a[href], button, input, select, textarea)')]
      .map((one) => one.closest('label') ?? one)
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect()
        const seen = one.checkVisibility() && width > 1
        return seen && Math.min(width, height) < 24
      })
      .map((one) => one.outerHTML.slice(0, 160)),
  )

/** Goes through the page by the Tab key: how many stops there were, and those that do not show that they have the focus. */
export async function unseenFocusOn(page: Page): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = []
  const stop = () =>
    page.evaluate(() => {
      const one = document.activeElement
      if (!one || one === document.body) return null
      const ring = one.matches('label input:is([type=radio], [type=file])') ? (one.closest('label') ?? one) : one
      const { outlineStyle, outlineWidth } = getComputedStyle(ring)
      return {
        what: one.outerHTML.slice(0, 160),
        seen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      }
    })
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press('Tab')
    const at = await stop()
    if (!at) return { stops, unseen }
    if (!at.seen) unseen.push(at.what)
  }
}
