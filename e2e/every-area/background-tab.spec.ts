import { expect, test } from '../fixtures.ts'
import { recorded } from '../support/scene.ts'

test('a tab in the background opens nothing; once it is looked at, it was viewed', async ({ world }) => {
  const { id, name } = await recorded(world)
  const { page, expense } = await world.as('other')
  const openings: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/expenses/${id}/open`)) openings.push(request.url())
  })
  await page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
  )
  await page.goto(`/app/expenses/${id}`)
  await expect(page.getByText(world.messages.expenses.details.loading()).first()).toBeAttached()
  expect(openings).toEqual([])

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect(expense.heading(name)).toBeVisible()
  expect(openings.length).toBe(1)
})
