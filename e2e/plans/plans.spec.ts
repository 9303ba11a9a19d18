import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { cardUnder, giveCard, lapse } from '../support/plans.ts'

test('a plan that has lapsed still exports, and a card buys another one', { tag: '@main' }, async ({ world }) => {
  const { plan, errors } = world.messages
  await lapse(world, 'other')
  const dana = await world.as('other')
  await dana.page.goto('/app/account/plan')
  await expect(dana.page.getByRole('heading', { name: plan.title(), level: 1 })).toBeVisible()
  await expect(cardUnder(dana.page, plan.present.title()).getByText(plan.names.lapsed())).toBeVisible()
  await axe(dana.page)
  const exported = await dana.page.request.get('/pub/v1/history-export')
  expect(exported.status()).toBe(200)
  await giveCard(world, dana.page, /A card that pays,/)
  const offers = cardUnder(dana.page, plan.offers.title())
  await offers.getByRole('button', { name: plan.offers.buy(), exact: true }).click()
  await expect(dana.page.getByText(errors.required())).toBeVisible()
  const choice = plan.offers.options({ name: plan.names.essentials(), term: plan.terms.month() })
  await offers.getByRole('radio', { name: choice }).check()
  await axe(dana.page)
  await offers.getByRole('button', { name: plan.offers.buy(), exact: true }).click()
  await expect(cardUnder(dana.page, plan.present.title()).getByText(plan.names.essentials())).toBeVisible({
    timeout: 20_000,
  })
  await dana.page.getByRole('button', { name: plan.renewal.stop() }).click()
  await expect(dana.page.getByRole('button', { name: plan.renewal.start() })).toBeVisible()
})

test('a card that asks for authentication waits for it, and the other parent learns nothing', async ({ world }) => {
  const { plan } = world.messages
  await lapse(world, 'other')
  await lapse(world, 'creator')
  const dana = await world.as('other')
  await dana.page.goto('/app/account/plan')
  await giveCard(world, dana.page, /authentication/)
  const choice = plan.offers.options({ name: plan.names.premium(), term: plan.terms.month() })
  await dana.page.getByRole('radio', { name: choice }).last().check()
  await dana.page.getByRole('button', { name: plan.offers.buy(), exact: true }).last().click()
  await dana.page.getByRole('link', { name: plan.problems.authentication.action() }).click({ timeout: 20_000 })
  await dana.page.getByRole('button', { name: 'Authenticate' }).click()
  await expect(dana.page.getByText(plan.receipts.forCoparent())).toBeVisible({ timeout: 20_000 })
  const sam = await world.as('creator')
  await sam.page.goto('/app/account/plan')
  await expect(cardUnder(sam.page, plan.present.title()).getByText(plan.names.premium())).toBeVisible()
  await expect(sam.page.getByText(plan.present.from.coparent())).toBeVisible()
  await expect(sam.page.getByText(plan.receipts.none())).toBeVisible()
  await expect(sam.page.getByText(plan.card.none())).toBeVisible()
})

test('a card that is declined buys nothing, and another one does', async ({ world }) => {
  const { plan } = world.messages
  await lapse(world, 'other')
  const { page } = await world.as('other')
  await page.goto('/app/account/plan')
  await giveCard(world, page, /A card that is declined/)
  const present = cardUnder(page, plan.present.title())
  const offers = cardUnder(page, plan.offers.title())
  const buy = async () => {
    const choice = plan.offers.options({ name: plan.names.essentials(), term: plan.terms.year() })
    await offers.getByRole('radio', { name: choice }).check()
    await offers.getByRole('button', { name: plan.offers.buy(), exact: true }).click()
  }
  await buy()
  await expect(present.getByText(plan.problems.refused.title())).toBeVisible({ timeout: 20_000 })
  await expect(present.getByText(plan.names.lapsed())).toBeVisible()
  await axe(page)
  await giveCard(world, page, /A card that has expired/)
  await buy()
  await expect(present.getByText(plan.problems.expired.title())).toBeVisible({ timeout: 20_000 })
  await giveCard(world, page, /A card that pays,/)
  await buy()
  await expect(present.getByText(plan.names.essentials())).toBeVisible({ timeout: 20_000 })
  await expect(present.getByText(plan.problems.expired.title())).toBeHidden()
  await expect(page.getByText(plan.receipts.none())).toBeHidden()
})

test('upgrades stand on a token without a session; without one, nobody is sent to the login', async ({ world }) => {
  world.watch.expect(/status of 401/)
  const { plan } = world.messages
  const stranger = await world.stranger()
  await stranger.page.goto('/app/upgrades')
  await expect(stranger.page.getByText(plan.noToken.title())).toBeVisible()
  await axe(stranger.page)
})
