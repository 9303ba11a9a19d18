import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import type { Messages } from '../support/messages.ts'

/** Lists every page that needs no session, and its heading. */
const pages: Readonly<Record<string, (messages: Messages) => string>> = {
  about: ({ legal }) => legal.about.title(),
  legal: ({ legal }) => legal.title(),
  terms: ({ legal }) => legal.terms.title(),
  privacy: ({ legal }) => legal.privacy.title(),
  help: ({ help }) => help.title(),
  'help/payments': ({ help }) => help.articles.payments.title(),
  'help/transfers': ({ help }) => help.articles.transfers.title(),
  contact: ({ contact }) => contact.title(),
  verify: ({ verify }) => verify.title(),
  notfound: ({ errors }) => errors.pageNotFound(),
  // These have tokens of their own. Nobody waits there for one, and nobody is sent to the login.
  upgrades: ({ plan }) => plan.upgradesTitle(),
  renewals: ({ plan }) => plan.renewalsTitle(),
  feewaiver: ({ feeWaivers }) => feeWaivers.title(),
}

for (const [page, titleIn] of Object.entries(pages))
  test(`/app/${page} opens for anybody`, async ({ world }) => {
    world.watch.expect(/status of 401/)
    const title = titleIn(world.messages)
    const somebody = await world.stranger()
    await somebody.page.goto(`/app/${page}`)
    await expect(somebody.page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(somebody.page).toHaveTitle(somebody.shell.title(title))
    await expect(somebody.page.locator('html')).toHaveAttribute('lang', world.locale)
    await expect(somebody.shell.footer).toBeVisible()
    await axe(somebody.page)
  })

test('whoever is signed in reads them inside the shell, and goes back to the expenses from there', {
  tag: '@main',
}, async ({ world }) => {
  const dana = await world.as('other')
  await dana.log.goto()
  const { terms, title } = world.messages.legal
  await dana.shell.footer.getByRole('link', { name: world.messages.footer.terms() }).click()
  await expect(dana.page.getByRole('heading', { name: terms.title(), level: 1 })).toBeFocused()
  await axe(dana.page)
  await dana.shell.goTo(world.messages.shell.toLegal())
  await expect(dana.page.getByRole('heading', { name: title(), level: 1 })).toBeFocused()
  await dana.shell.toExpenses.click()
  await expect(dana.log.heading).toBeVisible()
})

test('a session that ends on such a page takes the shell with it, and not the page', async ({ world }) => {
  world.watch.expect(/status of 401/)
  const { privacy } = world.messages.legal
  const heading = { name: privacy.title(), level: 1 } as const
  const dana = await world.as('other')
  await dana.page.goto('/app/privacy')
  await expect(dana.shell.navigation).toBeVisible()
  await world.sessions.end(dana.id)
  await dana.page.reload()
  await expect(dana.page.getByRole('heading', heading)).toBeVisible()
  await expect(dana.shell.navigation).toHaveCount(0)
})

test('the login has the same links at its foot', async ({ world }) => {
  world.watch.expect(/status of 401/)
  const { footer, legal, login } = world.messages
  const somebody = await world.stranger()
  await somebody.login.goto()
  await somebody.shell.footer.getByRole('link', { name: footer.privacy() }).click()
  await expect(somebody.page.getByRole('heading', { name: legal.privacy.title(), level: 1 })).toBeVisible()
  await somebody.page.getByRole('link', { name: world.messages.shell.signIn(), exact: true }).click()
  await expect(somebody.page.getByRole('heading', { name: login.title(), level: 1 })).toBeVisible()
})
