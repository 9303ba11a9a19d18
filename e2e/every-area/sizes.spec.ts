import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { approved, paidByCheck, recorded } from '../support/scene.ts'

/** The sizes are the smallest phone, and a desktop of 1360 px whose reader enlarges everything to 200 percent. */
const sizes = [
  { what: '320 pixels', viewport: { width: 320, height: 640 }, tags: ['@main'] },
  { what: '200 % zoom', viewport: { width: 680, height: 450 }, tags: [] },
]

/** This is one word of the maximal length, without a place to break it. */
const longest = 'Donaudampfschifffahrtsgesellschaftskapitaenspatent'

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const { what, viewport, tags } of sizes)
  test(`nobody has to scroll sideways at ${what}`, { tag: tags }, async ({ world }) => {
    const item = await recorded(world, { name: longest, total: 999_999_999 })
    await paidByCheck(world, await approved(world, item), 1_000_000_00)
    await recorded(world, { name: 'Winter coat' })
    const dana = await world.as('other', { options: { viewport } })
    await dana.log.goto()
    await expect(dana.log.row(longest)).toBeVisible()
    expect(await overflow(dana.page), 'the log').toBe(0)
    await axe(dana.page)
    await dana.log.open(longest)
    await expect(dana.expense.paymentEntry(1)).toBeVisible()
    expect(await overflow(dana.page), 'the details').toBe(0)
    await axe(dana.page)
    await dana.expense.act('pay').click()
    await expect(dana.expense.dialog).toBeVisible()
    expect(await overflow(dana.page), 'the dialog').toBe(0)
    await dana.page.keyboard.press('Escape')
    await dana.notices.goto()
    await expect(dana.notices.heading).toBeVisible()
    expect(await overflow(dana.page), 'the notices').toBe(0)
    await dana.form.goto()
    await expect(dana.form.save).toBeVisible()
    expect(await overflow(dana.page), 'the form').toBe(0)
    await axe(dana.page)
    world.watch.expect(/status of 401/)
    await dana.shell.signOut()
    await expect(dana.login.heading).toBeVisible()
    expect(await overflow(dana.page), 'the login').toBe(0)
    await axe(dana.page)
  })

test.describe('where a bank can be paid through', () => {
  test.use({ country: 'US' })

  test('the bar of an area shows where it goes on, and has the page where one is in sight', async ({ world }) => {
    const dana = await world.as('other', { options: { viewport: { width: 320, height: 640 } } })
    const { area } = world.messages.expenses
    const bar = dana.payments.area
    const links = bar.getByRole('link')
    const cut = (edge: 'before' | 'after') => expect(bar.locator(`[data-${edge}]`))
    await dana.log.goto()
    await cut('after').toBeVisible()
    await cut('before').toHaveCount(0)
    const here = bar.getByRole('link', { name: area.account() })
    // Somebody who is still waiting for the page has not looked at its bar either.
    await expect(dana.log.heading).toBeVisible()
    await here.focus()
    await cut('before').toBeVisible()
    await cut('after').toHaveCount(0)
    await dana.page.keyboard.press('Enter')
    await expect(here).toHaveAttribute('aria-current', 'page')
    await expect(here).toBeInViewport({ ratio: 1 })
    await dana.page.reload()
    await expect(here).toBeInViewport({ ratio: 1 })
    await cut('before').toBeVisible()
    await links.first().focus()
    await cut('before').toHaveCount(0)
    await cut('after').toBeVisible()
    await dana.page.setViewportSize({ width: 1360, height: 900 })
    await cut('after').toHaveCount(0)
  })
})
