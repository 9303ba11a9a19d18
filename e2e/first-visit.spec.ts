import { expect, test } from './fixtures.ts'

/** The log is readable after this many requests; a new area adds none. */
const most = 30

test('the log’s frame is drawn by the page itself, and the log takes few requests', async ({ world }) => {
  const dana = await world.as('other')
  const { page } = dana
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.route('**/assets/main-*.js', async (route) => {
    // The frame is there before the app's code has come.
    await expect(page.locator('#drawn')).toBeVisible()
    await route.continue()
  })
  await page.goto('/app/expenses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#drawn')).toBeHidden()
  const requests = await page.evaluate(() => performance.getEntriesByType('resource').length + 1)
  expect(requests).toBeLessThanOrEqual(most)
  expect(scripts).toHaveLength(new Set(scripts).size)
  await dana.context.close()
})
