import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { approved, paidByCheck, recorded } from '../support/scene.ts'

/** A phone has a bar of this height at the bottom of its screen. */
const bar = 72

/** Returns where the words on the screen stand that a page has while the rest comes: its headings, chips and amounts. */
const placesOf = (page: Page): Promise<string[]> =>
  page.evaluate((under) => {
    const parts = [...document.querySelectorAll('main :is(h1, h2, h2 + p, dt, dd, [data-tone], [translate=no])')]
    const isOnScreen = (one: Element) => one.getBoundingClientRect().bottom < innerHeight - under
    const shown = parts.filter((one) => one.checkVisibility() && one.textContent && isOnScreen(one))
    return shown.map((one) => {
      const { x, y, height } = one.getBoundingClientRect()
      return `${one.tagName} ${one.textContent}: ${[x, y, height].map(Math.round).join(' ')}`
    })
  }, bar)

for (const [role, start] of [
  ['other', 'log'],
  ['creator', 'log'],
  ['other', 'home'],
  ['creator', 'home'],
] as const)
  test(`the ${role} parent opens expenses from lines of the ${start}, and nothing moves when the rest comes`, async ({
    world,
  }) => {
    test.slow()
    const open = await recorded(world, { name: 'Shoes' })
    const unpaid = await approved(world, await recorded(world, { name: 'Skates' }))
    const checked = await paidByCheck(world, await approved(world, await recorded(world, { name: 'Cello' })), 40_00)
    const { page } = await world.as(role)
    for (const { id, name } of [open, unpaid, checked]) {
      const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
      await page.route(`**/pub/v1/expenses/${id}/open`, async (route) => {
        await asked
        await route.continue()
      })
      await page.goto(start === 'log' ? '/app/expenses' : '/app/home')
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      const busy = page.locator('[aria-busy=true]').filter({ has: page.getByRole('heading', { level: 1, name }) })
      await expect(busy).toBeVisible()
      await expect(busy.getByRole('button')).toHaveCount(0)
      const before = await placesOf(page)
      expect(before.length).toBeGreaterThan(6)
      answer()
      await expect(busy).toHaveCount(0)
      expect(await placesOf(page), name).toEqual(expect.arrayContaining(before))
    }
  })
