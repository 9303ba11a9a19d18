import { subscriptionLimits } from '#contract/subscriptions/limits.ts'
import { addMs } from '#domain/time.ts'
import { passwordSince, planTokensOf } from '#server/features/subscriptions/plan-token.ts'
import { expect, test } from '../fixtures.ts'
import { axe } from '../support/axe.ts'
import { cardUnder, giveCard, lapse } from '../support/plans.ts'
import type { World } from '../support/world.ts'

/** Seals a link as it is mailed to a parent, at this many milliseconds ago. */
const linkOf = async ({ server, family }: World, role: 'creator' | 'other', ago = 0): Promise<string> => {
  const { deps } = server
  const { id } = family.personOf(role)
  const since = (await deps.scopes.beforeSignIn((tx) => passwordSince(tx, id))) ?? ''
  const sealedAt = addMs(deps.clock.now(), -ago)
  const token = await planTokensOf(deps).issue('renewals', id, since, sealedAt, subscriptionLimits.mailedToken)
  return `/app/renewals#${token}`
}

test('a mailed link gives a card and buys a plan without a session', async ({ world }) => {
  const { plan } = world.messages
  world.watch.expect(/status of 401/)
  await lapse(world, 'other')
  const { page } = await world.stranger()
  await page.goto(await linkOf(world, 'other'))
  await expect(page.getByRole('heading', { name: plan.renewalsTitle(), level: 1 })).toBeVisible()
  await expect(cardUnder(page, plan.present.title()).getByText(plan.names.lapsed())).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await axe(page)
  await giveCard(world, page, /A card that asks for authentication/)
  const choice = plan.offers.options({ name: plan.names.essentials(), term: plan.terms.month() })
  const offers = cardUnder(page, plan.offers.title())
  await offers.getByRole('radio', { name: choice }).check()
  await offers.getByRole('button', { name: plan.offers.buy(), exact: true }).click()
  await page.getByRole('link', { name: plan.problems.authentication.action() }).click({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Authenticate' }).click()
  await expect(page.getByRole('heading', { name: plan.renewalsTitle(), level: 1 })).toBeVisible()
  await expect(cardUnder(page, plan.present.title()).getByText(plan.names.essentials())).toBeVisible({
    timeout: 20_000,
  })
  await axe(page)
})

test('a link that is over shows nothing, and one of the other parent shows nothing of them', async ({ world }) => {
  const { plan } = world.messages
  world.watch.expect(/status of 40[149]/)
  const { page } = await world.stranger()
  await page.goto(await linkOf(world, 'other', subscriptionLimits.mailedToken))
  await expect(page.getByText(plan.noToken.title())).toBeVisible()
  await axe(page)
  const sam = await world.as('creator')
  await sam.page.goto(await linkOf(world, 'other'))
  await expect(sam.page.getByText(plan.foreignToken.title())).toBeVisible()
  await axe(sam.page)
  await sam.page.getByRole('link', { name: plan.foreignToken.open() }).click()
  await expect(sam.page.getByRole('heading', { name: plan.title(), level: 1 })).toBeVisible()
})
