import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { buying, commandPlan, giveCard, lapsed, planOf, postForm, settle } from '#tests/support/plans/subscriptions.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

const day = 24 * 3_600_000
const monthly = { package: 'essentials', term: 'month' } as const
const yearly = { package: 'essentials', term: 'year' } as const
const premium = { package: 'premium', term: 'month' } as const

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

const bought = async (choice: typeof monthly | typeof yearly): Promise<void> => {
  expect((await buying(app, dana, choice)).status).toBe(200)
  await settle(app)
}

/** Presses a button on the provider's page of the latest charge with this purpose, and hears of it. */
const atProvider = async (purpose: string, state: string): Promise<void> => {
  const [charge] = await bySuperuser(
    app.database,
    'select ref from subscription_charge where owner_id = $1 and purpose = $2 order by created_at desc limit 1',
    [dana, purpose],
  )
  await postForm(app, `/practice-cards/charges/${String(charge?.ref)}`, { state })
  await settle(app)
}

const daysLeft = async (): Promise<number> => {
  const { endsAt } = (await planOf(app, dana)).own
  return Math.round((Date.parse(String(endsAt)) - Date.parse(app.clock.now())) / day)
}

test('what is bought after a refund begins now, and not after the time that was refunded', async () => {
  await bought(yearly)
  app.clock.forward(day)
  await atProvider('first', 'refunded')
  expect((await planOf(app, dana)).plan).toBe('lapsed')
  app.clock.forward(60_000)
  await bought(monthly)
  expect(await planOf(app, dana)).toMatchObject({ plan: 'essentials', receipts: [{ from: app.clock.now() }, {}] })
  expect(await daysLeft()).toBeLessThanOrEqual(31)
})

test.each([
  ['in the days of grace', 2],
  ['after them', 8],
])('what is bought %s of a dispute begins now; a dispute that is won later changes nothing of it', async (_, days) => {
  await bought(yearly)
  app.clock.forward(day)
  await atProvider('first', 'disputed')
  app.clock.forward(days * day)
  await settle(app)
  await bought(monthly)
  expect(await daysLeft()).toBeLessThanOrEqual(31)
  const [disputed] = await bySuperuser(
    app.database,
    `select ref from subscription_charge where owner_id = $1 and state = 'disputed'`,
    [dana],
  )
  await postForm(app, `/practice-cards/charges/${String(disputed?.ref)}`, { state: 'dispute won' })
  await settle(app)
  expect(await planOf(app, dana)).toMatchObject({
    plan: 'essentials',
    receipts: [{ state: 'paid' }, { state: 'paid' }],
  })
  expect(await daysLeft()).toBeLessThanOrEqual(31)
})

/** Buys a month of Essentials, and Premium for the rest of it. Returns the end of the month. */
const upgraded = async (): Promise<string | null> => {
  await bought(monthly)
  app.clock.forward(day)
  const { own } = await planOf(app, dana)
  await commandPlan(app, dana, own, { type: 'subscription.upgrade', ...premium, total: 7_00 })
  await settle(app)
  expect(await planOf(app, dana)).toMatchObject({ plan: 'premium', own: { endsAt: own.endsAt } })
  return own.endsAt
}

const smaller = (endsAt: string | null) => ({
  plan: 'essentials',
  own: { status: 'active', chosen: monthly, endsAt, problem: null, facts: { renews: false } },
})

test('a refund of the larger package alone leaves the period with the smaller one', async () => {
  const endsAt = await upgraded()
  const { own } = await planOf(app, dana)
  await commandPlan(app, dana, own, { type: 'subscription.downgrade', ...monthly })
  await atProvider('upgrade', 'refunded')
  expect(await planOf(app, dana)).toMatchObject(smaller(endsAt))
  expect((await planOf(app, dana)).own.planned).toBeNull()
  app.clock.forward(60_000)
  await commandPlan(app, dana, (await planOf(app, dana)).own, {
    type: 'subscription.upgrade',
    ...premium,
    total: 7_00,
  })
  await settle(app)
  expect(await planOf(app, dana)).toMatchObject({ plan: 'premium', own: { endsAt } })
})

test('a dispute of the larger package alone takes that one, until it is won', async () => {
  const endsAt = await upgraded()
  await atProvider('upgrade', 'disputed')
  expect(await planOf(app, dana)).toMatchObject(smaller(endsAt))
  await atProvider('upgrade', 'dispute won')
  expect(await planOf(app, dana)).toMatchObject({ plan: 'premium', own: { status: 'active', endsAt } })
})

test('a dispute of the period is not over when that of the larger package is won', async () => {
  const endsAt = await upgraded()
  await atProvider('upgrade', 'disputed')
  await atProvider('first', 'disputed')
  await atProvider('upgrade', 'dispute won')
  expect(await planOf(app, dana)).toMatchObject({ own: { status: 'grace', problem: 'disputed' } })
  await atProvider('first', 'dispute won')
  expect(await planOf(app, dana)).toMatchObject({ plan: 'premium', own: { status: 'active', endsAt, problem: null } })
})

test('a refund of the period ends it with the larger package', async () => {
  await upgraded()
  await atProvider('first', 'refunded')
  expect((await planOf(app, dana)).plan).toBe('lapsed')
})
