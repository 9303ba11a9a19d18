import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { subscriptionRoutes as routes } from '#contract/subscriptions/subscriptions.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import {
  buying,
  commandPlan,
  giveCard,
  lapsed,
  onTrial,
  planOf,
  postForm,
  settle,
} from '#tests/support/plans/subscriptions.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

const day = 24 * 3_600_000
const monthly = { package: 'essentials', term: 'month' } as const
const premium = { package: 'premium', term: 'month' } as const

let app: OwnApp
let people: Cast
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  app.clock.reset()
  people = await cast(app)
})
afterAll(() => app.stop())

const charges = (ownerId: string) =>
  bySuperuser(
    app.database,
    `select id, state, purpose, amount::int, ref, period_from, period_to from subscription_charge where owner_id = $1
      order by created_at, id`,
    [ownerId],
  )

/** Presses a button on the provider's page of the last charge, and hears of it. */
const atProvider = async (state: string) => {
  const last = (await charges(people.dana)).at(-1)
  await postForm(app, `/practice-cards/charges/${String(last?.ref)}`, { state })
  await settle(app)
}

test('a parent sees their own plan, card and prices; whoever looks on, and a child, does not', async () => {
  expect(await planOf(app, people.dana)).toMatchObject({ plan: 'premium', from: 'own', card: null, receipts: [] })
  const statuses = async (personId: string) => (await (await app.as(personId)).call(routes.plan, {})).status
  expect([await statuses(people.pat), await statuses(people.mia)]).toEqual([403, 403])
})

test('a trial lasts fourteen days; then the plan has lapsed', async () => {
  await onTrial(app, people.dana)
  app.clock.forward(14 * day - 60_000)
  await settle(app)
  expect((await planOf(app, people.dana)).plan).toBe('trial')
  app.clock.forward(60_000)
  await settle(app)
  expect(await planOf(app, people.dana)).toMatchObject({ plan: 'lapsed', from: null })
})

test('nothing is bought without a card, and what is bought in a trial begins after it', async () => {
  await onTrial(app, people.dana)
  expect((await buying(app, people.dana, monthly)).status).toBe(409)
  await giveCard(app, people.dana)
  expect((await planOf(app, people.dana)).card).toEqual({
    kind: 'card',
    brand: 'Practice',
    last4: '4242',
    expires: '2031-12',
  })
  const ends = (await planOf(app, people.dana)).own.endsAt
  expect((await buying(app, people.dana, monthly)).body).toMatchObject({ facts: { charging: 'first' } })
  expect((await buying(app, people.dana, monthly)).status).toBe(409)
  await settle(app)
  const plan = await planOf(app, people.dana)
  expect(plan).toMatchObject({ plan: 'essentials', receipts: [{ amount: 9_99, state: 'paid', from: ends }] })
  expect(plan.own).toMatchObject({ chosen: monthly, facts: { renews: true, charging: null }, nextTotal: 9_99 })
})

test('another total than the present one is refused', async () => {
  await lapsed(app, people.dana)
  await giveCard(app, people.dana)
  const { own } = await planOf(app, people.dana)
  const answer = await commandPlan(app, people.dana, own, { type: 'subscription.buy', ...monthly, total: 1 })
  expect([answer.status, (answer.body as { exception: string }).exception]).toEqual([409, 'changedSinceSeen'])
})

test('a charge is announced seven days before it, and made once however often it is asked for', async () => {
  await lapsed(app, people.dana)
  await giveCard(app, people.dana)
  await buying(app, people.dana, monthly)
  await settle(app)
  app.clock.forward(23 * day)
  await settle(app)
  const mails = () =>
    bySuperuser(
      app.database,
      `select count(*)::int as n from pgboss.job where name = 'mail.subscription' and data ->> 'ownerId' = $1
        and data ->> 'kind' = 'renewal'`,
      [people.dana],
    )
  expect(await mails()).toEqual([{ n: 1 }])
  app.clock.forward(7 * day)
  await Promise.all([settle(app), settle(app)])
  await settle(app)
  const made = await charges(people.dana)
  expect(made.map(({ purpose, state }) => [purpose, state])).toEqual([
    ['first', 'paid'],
    ['renewal', 'paid'],
  ])
  expect(made[1]?.period_from).toEqual(made[0]?.period_to)
  expect(await mails()).toEqual([{ n: 1 }])
})

test('a refused renewal gives seven days to mend it, and then the plan lapses', async () => {
  await lapsed(app, people.dana)
  await giveCard(app, people.dana, 'later')
  await buying(app, people.dana, monthly)
  await settle(app)
  app.clock.forward(31 * day)
  await settle(app)
  await settle(app)
  expect(await planOf(app, people.dana)).toMatchObject({ plan: 'essentials', own: { problem: 'refused' } })
  const values = await (await app.as(people.dana)).request({ method: 'GET', url: '/ofw/appv2/localstorage.json' })
  expect(values.body).toMatchObject({ isActiveSubscription: true, isGraceLogin: true })
  app.clock.forward(7 * day)
  await settle(app)
  expect((await planOf(app, people.dana)).plan).toBe('lapsed')
})

test('in those days another card pays for the period that began', async () => {
  await lapsed(app, people.dana)
  await giveCard(app, people.dana, 'later')
  await buying(app, people.dana, monthly)
  await settle(app)
  app.clock.forward(31 * day)
  await settle(app)
  await settle(app)
  await giveCard(app, people.dana, 'good')
  await buying(app, people.dana, monthly)
  await settle(app)
  const paid = (await charges(people.dana)).filter(({ state }) => state === 'paid')
  expect(paid).toHaveLength(2)
  expect(paid[1]?.period_from).toEqual(paid[0]?.period_to)
  expect((await planOf(app, people.dana)).own).toMatchObject({ problem: null, chosen: monthly })
})

test.each([
  ['declines', 'refused'],
  ['expired', 'expired'],
] as const)('a card that %s buys nothing', async (manner, problem) => {
  await lapsed(app, people.dana)
  await giveCard(app, people.dana, manner)
  await buying(app, people.dana, monthly)
  await settle(app)
  expect(await planOf(app, people.dana)).toMatchObject({ plan: 'lapsed', receipts: [], own: { problem } })
})

test('a card that asks for authentication pays once the person has authenticated', async () => {
  await lapsed(app, people.dana)
  await giveCard(app, people.dana, 'authenticates')
  await buying(app, people.dana, monthly)
  await settle(app)
  const { own } = await planOf(app, people.dana)
  expect(own.problem).toBe('authentication')
  expect(own.authenticateAt).toContain('/practice-cards/charges/')
  await atProvider('paid')
  expect(await planOf(app, people.dana)).toMatchObject({ plan: 'essentials', own: { problem: null } })
})

test('a charge that nobody authenticates is given up after a day', async () => {
  await lapsed(app, people.dana)
  await giveCard(app, people.dana, 'authenticates')
  await buying(app, people.dana, monthly)
  await settle(app)
  app.clock.forward(day + 60_000)
  await settle(app)
  expect((await planOf(app, people.dana)).own).toMatchObject({ problem: 'refused', facts: { charging: null } })
})

test('a dispute gives days to pay in another way, and one that is withdrawn restores the period', async () => {
  await lapsed(app, people.dana)
  await giveCard(app, people.dana, 'disputes')
  await buying(app, people.dana, monthly)
  await settle(app)
  await atProvider('disputed')
  expect(await planOf(app, people.dana)).toMatchObject({ own: { problem: 'disputed', facts: { renews: false } } })
  await atProvider('dispute won')
  expect(await planOf(app, people.dana)).toMatchObject({ plan: 'essentials', own: { problem: null } })
})

test('a refund ends the plan at once', async () => {
  await lapsed(app, people.dana)
  await giveCard(app, people.dana)
  await buying(app, people.dana, monthly)
  await settle(app)
  await atProvider('refunded')
  expect(await planOf(app, people.dana)).toMatchObject({ plan: 'lapsed', receipts: [{ state: 'refunded' }] })
})

test('a larger package begins at once for the rest of the period, a smaller one at its end', async () => {
  await lapsed(app, people.dana)
  await giveCard(app, people.dana)
  await buying(app, people.dana, monthly)
  await settle(app)
  app.clock.forward(15 * day)
  const { own } = await planOf(app, people.dana)
  const dana = await app.as(people.dana)
  const preview = await dana.call(routes.preview, { params: { id: own.id }, body: premium })
  expect(preview.body).toEqual({ total: 3_50, currency: 'USD' })
  await commandPlan(app, people.dana, own, { type: 'subscription.upgrade', ...premium, total: 3_50 })
  await settle(app)
  const larger = await planOf(app, people.dana)
  expect(larger).toMatchObject({ plan: 'premium', own: { endsAt: own.endsAt, nextTotal: 16_99 } })
  await commandPlan(app, people.dana, larger.own, { type: 'subscription.downgrade', ...monthly })
  expect(await planOf(app, people.dana)).toMatchObject({ plan: 'premium', own: { planned: monthly, nextTotal: 9_99 } })
  app.clock.forward(16 * day)
  await settle(app)
  await settle(app)
  expect(await planOf(app, people.dana)).toMatchObject({ plan: 'essentials', own: { planned: null } })
})

test('turning renewal off lets the plan run to its end', async () => {
  await lapsed(app, people.dana)
  await giveCard(app, people.dana)
  await buying(app, people.dana, monthly)
  await settle(app)
  const { own } = await planOf(app, people.dana)
  await commandPlan(app, people.dana, own, { type: 'subscription.stopRenewal' })
  expect(await planOf(app, people.dana)).toMatchObject({ plan: 'essentials', own: { nextTotal: null } })
  app.clock.forward(31 * day)
  await settle(app)
  expect((await planOf(app, people.dana)).plan).toBe('lapsed')
  expect(await charges(people.dana)).toHaveLength(1)
})
