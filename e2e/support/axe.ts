import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** As tall as the whole page while it is looked at: what a bar at the foot covers just now is no target that is too small. */
const atFullHeight = async <T>(page: Page, look: () => Promise<T>): Promise<T> => {
  const size = page.viewportSize()
  if (!size) return look()
  const place = await page.evaluate(() => window.scrollY)
  let height = size.height
  let seen: T
  do {
    height = Math.max(height, await heightOf(page))
    await page.setViewportSize({ width: size.width, height })
    seen = await look()
    // What arrived meanwhile may have made the page taller: then that look was at a page half covered.
  } while ((await heightOf(page)) > height)
  await page.setViewportSize(size)
  // As it was found: whoever stood in a field still sees it.
  await page.evaluate((y) => window.scrollTo(0, y), place)
  return seen
}

/** The screen as it stands now breaks no rule of WCAG 2.2 AA that a machine can check, `but` those named. */
export const axe = async (page: Page, { but = [] }: { but?: string[] } = {}): Promise<void> => {
  const look = () => new AxeBuilder({ page }).withTags(tags).disableRules(but).analyze()
  const { violations } = await atFullHeight(page, look)
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
  }))
  expect(found, `axe on ${page.url()}`).toEqual([])
}
