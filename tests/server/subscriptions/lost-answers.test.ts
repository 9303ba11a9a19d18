import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { subscriptionRoutes as routes } from '#contract/subscriptions/subscriptions.ts'
import { type CardProvider, CardsUnreachable } from '#server/cards/provider.ts'
import { performCharge } from '#server/features/subscriptions/subscriptions.charging.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { buying, giveCard, lapsed, planOf, settle } from '#tests/support/plans/subscriptions.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

const minute = 60_000
const monthly = { package: 'essentials', term: 'month' } as const

let app: OwnApp
let dana: string
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  app.clock.reset()
  dana = (await cast(app)).dana
  await lapsed(app, dana)
  await giveCard(app, dana)
})
afterAll(() => app.stop())

/** Runs the job of the open charge at a provider whose answer is lost, whatever it did. */
const losingAnswer = async (charge: CardProvider['charge']): Promise<void> => {
  const [open] = await bySuperuser(
    app.database,
    `select id from subscription_charge where owner_id = $1 and state = 'asked'`,
    [dana],
  )
  const cards: CardProvider = {
    ...app.deps.cards,
    charge: async (order) => {
      await charge(order)
      throw new CardsUnreachable('the answer was lost')
    },
  }
  const lost = performCharge({ ...app.deps, cards }, { ownerId: dana, chargeId: String(open?.id) })
  await expect(lost).rejects.toBeInstanceOf(CardsUnreachable)
}

const charged = () =>
  bySuperuser(
    app.database,
    `select p.state from practice_charge p join subscription_charge c on c.id::text = p.key where c.owner_id = $1`,
    [dana],
  )

test.each([
  ['gives another card', () => giveCard(app, dana)],
  ['removes the card', async () => void (await (await app.as(dana)).call(routes.removeCard, {}))],
])('a charge whose answer was lost is found when the payer %s meanwhile', async (_, change) => {
  await buying(app, dana, monthly)
  await losingAnswer(app.deps.cards.charge)
  await change()
  await settle(app)
  app.clock.forward(10 * minute)
  await settle(app)
  expect(await planOf(app, dana)).toMatchObject({ plan: 'essentials', own: { problem: null } })
  expect((await buying(app, dana, monthly)).status).toBe(409)
  expect(await charged()).toEqual([{ state: 'paid' }])
})

test('a charge that the provider never got is not made with a card that was replaced', async () => {
  await buying(app, dana, monthly)
  await losingAnswer(async (order) => ({ ref: order.key, state: 'open', reason: null, url: null }))
  await giveCard(app, dana)
  await settle(app)
  expect(await planOf(app, dana)).toMatchObject({ plan: 'lapsed', own: { problem: 'refused' } })
  expect(await charged()).toEqual([])
})

test('while the provider cannot say what became of a charge, it is not refused', async () => {
  await buying(app, dana, monthly)
  await losingAnswer(app.deps.cards.charge)
  await giveCard(app, dana)
  const [open] = await bySuperuser(app.database, 'select id from subscription_charge where owner_id = $1', [dana])
  const findCharge = async (): Promise<never> => {
    throw new CardsUnreachable('it is away')
  }
  const job = { ownerId: dana, chargeId: String(open?.id) }
  const asked = performCharge({ ...app.deps, cards: { ...app.deps.cards, findCharge } }, job)
  await expect(asked).rejects.toBeInstanceOf(CardsUnreachable)
  expect((await planOf(app, dana)).own).toMatchObject({ problem: null, facts: { charging: 'first' } })
})
