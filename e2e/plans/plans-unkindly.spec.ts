import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { cardUnder, giveCard, lapse } from '../support/plans.ts'
import type { World } from '../support/world.ts'

const lapsed = async (world: World) => {
  await lapse(world, 'other')
  const dana = await world.as('other')
  await dana.page.goto('/app/account/plan')
  return dana
}

const essentials = async ({ messages: { plan } }: World, page: Page) => {
  const offers = cardUnder(page, plan.offers.title())
  const choice = plan.offers.options({ name: plan.names.essentials(), term: plan.terms.month() })
  await offers.getByRole('radio', { name: choice }).check()
  return offers.getByRole('button', { name: plan.offers.buy(), exact: true })
}

test('a double press buys once; a second tab that still offers it is told, and buys nothing', async ({ world }) => {
  const { plan } = world.messages
  world.watch.expect(/status of (?:409|422)/)
  const dana = await lapsed(world)
  await giveCard(world, dana.page, /A card that pays,/)
  const { page: second } = await dana.tab()
  await second.goto('/app/account/plan')
  const stale = await essentials(world, second)
  await (await essentials(world, dana.page)).dblclick()
  const present = cardUnder(dana.page, plan.present.title())
  await expect(present.getByText(plan.names.essentials())).toBeVisible()
  const receipts = cardUnder(dana.page, plan.receipts.title()).getByRole('listitem')
  await expect(receipts).toHaveCount(1)
  // Its first press carries the plan as it was shown there, unless the plan has arrived before it.
  await stale.or(second.getByText(plan.names.essentials()).first()).first().click()
  await second.reload()
  await expect(cardUnder(second, plan.receipts.title()).getByRole('listitem')).toHaveCount(1)
})

test('a session that ends under a purchase leads back to the plan, and nothing is paid twice', async ({ world }) => {
  const { plan } = world.messages
  world.watch.expect(/status of 401/)
  const dana = await lapsed(world)
  await giveCard(world, dana.page, /A card that pays,/)
  // The live stream might otherwise lead to the login before the press.
  await dana.context.route(
    '**/pub/v1/plan/subscriptions/*/events',
    async (route) => {
      await world.sessions.end(dana.id)
      await route.continue()
    },
    { times: 1 },
  )
  await (await essentials(world, dana.page)).click()
  await expect(dana.login.heading).toBeVisible()
  await dana.login.signIn(dana.username)
  await expect(dana.page).toHaveURL(/\/app\/account\/plan/)
  await expect(dana.page.getByText(plan.receipts.none())).toBeVisible()
  await (await essentials(world, dana.page)).click()
  await expect(cardUnder(dana.page, plan.receipts.title()).getByRole('listitem')).toHaveCount(1)
})

test('a purchase whose reply got lost is found after a reload, and the same press pays once', async ({ world }) => {
  const { plan } = world.messages
  world.watch.expect(/ERR_|status of (?:409|422)/)
  const dana = await lapsed(world)
  await giveCard(world, dana.page, /A card that pays,/)
  await dana.context.route(
    '**/pub/v1/plan/subscriptions/*/events',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await (await essentials(world, dana.page)).click()
  await dana.page.reload()
  await expect(cardUnder(dana.page, plan.present.title()).getByText(plan.names.essentials())).toBeVisible()
  await expect(cardUnder(dana.page, plan.receipts.title()).getByRole('listitem')).toHaveCount(1)
})
