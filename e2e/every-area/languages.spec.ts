import type { Locale } from '#contract/locale.ts'
import { expect, test } from '../fixtures.ts'
import { messagesIn } from '../support/messages.ts'
import { approved, recorded } from '../support/scene.ts'
import { newWorld } from '../support/world.ts'

/** Maps the browser's language to Evenhand's. */
const table: readonly (readonly [string, Locale])[] = [
  ['es', 'es-MX'],
  ['es-MX', 'es-MX'],
  ['es_MX', 'es-MX'],
  ['es-ES', 'en-US'],
  ['es-419', 'en-US'],
  ['en', 'en-US'],
  ['en-US', 'en-US'],
  ['en-GB', 'en-GB'],
  ['en-AU', 'en-US'],
  ['fr-FR', 'en-US'],
  ['nonsense', 'en-US'],
]

for (const [spoken, locale] of table)
  test(`a browser that speaks ${spoken} is met in ${locale}`, async ({ world }) => {
    world.watch.expect(/status of 401/)
    const somebody = await world.stranger()
    await somebody.page.addInitScript((language) => {
      Object.defineProperty(navigator, 'languages', { get: () => [language] })
      Object.defineProperty(navigator, 'language', { get: () => language })
    }, spoken)
    await somebody.login.goto()
    await expect(somebody.page.locator('html')).toHaveAttribute('lang', locale)
    await expect(somebody.page.getByRole('heading', { name: messagesIn(locale).login.title(), level: 1 })).toBeVisible()
  })

/** The texts are written out, so that the dictionary is not compared with itself. */
const paying: readonly (readonly [Locale, string, string])[] = [
  ['en-US', 'Check number', '$142.50'],
  ['en-GB', 'Cheque number', '£142.50'],
  ['es-MX', 'Número de cheque', '$142.50'],
]

for (const [locale, number, amount] of paying)
  test(`a family at home in ${locale} reads "${number}" and pays ${amount}`, { tag: '@main' }, async ({
    browser,
    playwright,
    server,
  }) => {
    const world = await newWorld({ browser, request: playwright.request, server, locale })
    const { id } = await approved(world, await recorded(world))
    const dana = await world.as('other', { options: { locale } })
    await dana.expense.goto(id)
    await dana.expense.act('pay').click()
    await expect(dana.expense.field(number)).toBeVisible()
    await expect(dana.expense.dialog.getByText(amount)).toBeVisible()
    await world.end()
    expect(world.watch.complaints).toEqual([])
  })

test('the language of the account goes before that of the browser', async ({ world }) => {
  const other = world.locale === 'es-MX' ? 'en-US' : 'es-MX'
  const dana = await world.as('other', { options: { locale: other } })
  await dana.log.goto()
  await expect(dana.log.heading).toBeVisible()
  await expect(dana.page.locator('html')).toHaveAttribute('lang', world.locale)
})

test('Dana changes her language and keeps it, on every device and after signing in again', { tag: '@main' }, async ({
  world,
}) => {
  const other = world.locale === 'es-MX' ? 'en-GB' : 'es-MX'
  const { expenses } = messagesIn(other)
  const dana = await world.as('other')
  await dana.log.goto()
  await dana.shell.language.selectOption(other)
  await expect(dana.page.getByRole('heading', { name: expenses.log.title(), level: 1 })).toBeVisible()
  await expect(dana.page.locator('html')).toHaveAttribute('lang', other)

  const elsewhere = await world.as('other')
  await elsewhere.page.goto('/app/expenses')
  await expect(elsewhere.page.getByRole('heading', { name: expenses.log.title(), level: 1 })).toBeVisible()
  world.watch.expect(/status of 401/)
  await world.sessions.end(dana.id)
  await elsewhere.page.reload()
  // Nobody is known there now, so the login speaks the browser's language.
  await expect(elsewhere.login.heading).toBeVisible()
  await elsewhere.login.signIn(dana.username)
  await expect(elsewhere.page.getByRole('heading', { name: expenses.log.title(), level: 1 })).toBeVisible()
})
