import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { categoriesScreen } from '../pages/categories.page.ts'
import { childrenScreen } from '../pages/children.page.ts'
import { approved, recorded } from '../support/scene.ts'

// The smallest phone, and what its on-screen keyboard leaves of it where the browser makes the window lower.
const phone = { width: 320, height: 640 }
const withKeyboard = { width: 320, height: 330 }

/** Its last buttons are in sight without scrolling; above a keyboard they are reached by scrolling inside the dialog. */
async function footIsReachable(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  const buttons = dialog.getByRole('button')
  const fields = dialog.locator('input:visible, textarea:visible, select:visible')
  const foot = dialog.locator('button[type=submit], button[data-variant=primary]').last()
  await expect(foot).toBeInViewport({ ratio: 1 })
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  const last = fields.last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  const [field, action] = [await last.boundingBox(), await foot.boundingBox()]
  expect((field?.y ?? 0) + (field?.height ?? 0), 'the focused field is above the buttons').toBeLessThanOrEqual(
    action?.y ?? 0,
  )
  await page.setViewportSize(withKeyboard)
  await expect(buttons.last()).toBeVisible()
  await foot.scrollIntoViewIfNeeded()
  await expect(foot).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(phone)
}

test('the buttons of a long dialog stay reachable on the smallest phone', { tag: '@main' }, async ({ world }) => {
  const { messages } = world
  const { id } = await approved(world, await recorded(world))
  const open = await recorded(world, { name: 'Winter coat' })
  const dana = await world.as('other', { options: { viewport: phone } })
  const { page } = dana
  await test.step('paying', async () => {
    await dana.expense.goto(id)
    await dana.expense.act('pay').click()
    await footIsReachable(page, dana.expense.dialog)
    await page.keyboard.press('Escape')
  })
  await test.step('declining', async () => {
    await dana.expense.goto(open.id)
    await dana.expense.act('decline').click()
    await footIsReachable(page, dana.expense.dialog)
    await page.keyboard.press('Escape')
  })
  await test.step('a category', async () => {
    const categories = categoriesScreen(page, messages)
    await categories.goto()
    await categories.add.click()
    await footIsReachable(page, categories.dialog)
    await page.keyboard.press('Escape')
  })
  await test.step('a child', async () => {
    const children = childrenScreen(page, messages)
    await children.goto()
    await children.add.click()
    await footIsReachable(page, children.dialog)
  })
})

test('a keyboard that covers the window lifts the dialog above itself', async ({ world }) => {
  const { id } = await approved(world, await recorded(world))
  const dana = await world.as('other', { options: { viewport: phone } })
  // A browser that keeps the height of the window says in its visual viewport what the keyboard leaves.
  await dana.page.addInitScript(() => {
    const seen = new EventTarget()
    Object.assign(seen, { height: window.innerHeight, offsetTop: 0, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: seen })
  })
  await dana.expense.goto(id)
  await dana.expense.act('pay').click()
  const { dialog } = dana.expense
  await expect(dialog).toBeVisible()
  await dana.page.evaluate(() => {
    const seen = window.visualViewport
    if (!seen) throw new Error('there is no visual viewport')
    Object.assign(seen, { height: 360 })
    seen.dispatchEvent(new Event('resize'))
  })
  const box = await dialog.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360)
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0)
  const foot = await dialog.locator('button[data-variant=primary]').last().boundingBox()
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(360)
})
