import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/**
 * Makes the viewport as tall as the page, because axe reports targets that a fixed bar happens to cover as too small.
 */
const atFullHeight = async <T>(page: Page, analyze: () => Promise<T>): Promise<T> => {
  const size = page.viewportSize()
  if (!size) return analyze()
  const place = await page.evaluate(() => window.scrollY)
  let height = size.height
  let seen: T
  do {
    height = Math.max(height, await heightOf(page))
    await page.setViewportSize({ width: size.width, height })
    seen = await analyze()
    // Content that arrived meanwhile may have made the page taller, so the check is repeated.
  } while ((await heightOf(page)) > height)
  await page.setViewportSize(size)
  // The scroll position is restored, so that a focused field stays visible.
  await page.evaluate((y) => window.scrollTo(0, y), place)
  return seen
}

/** Checks that the current screen breaks no WCAG 2.2 AA rule that a machine can check, except those in `but`. */
export const axe = async (page: Page, { but = [] }: { but?: string[] } = {}): Promise<void> => {
  const analyze = () => new AxeBuilder({ page }).withTags(tags).disableRules(but).analyze()
  const { violations } = await atFullHeight(page, analyze)
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
  }))
  expect(found, `axe on ${page.url()}`).toEqual([])
}
