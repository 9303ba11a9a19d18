import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import { allowedOn, plans } from '#contract/plans.ts'
import { sessionRoutes } from '#contract/session.ts'
import { subscriptionRoutes as routes } from '#contract/subscriptions/subscriptions.ts'
import { toneRoutes } from '#contract/tone/tone.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { moveClosing } from '#server/features/account-closing/account-closing.store.ts'
import { closeAccount } from '#server/features/account-closing/close-account.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { begin } from '#tests/support/files/upload.ts'
import {
  acceptAs,
  inviteAccount,
  invitedOn,
  type JoinedParent,
  lookingAt,
} from '#tests/support/joining/with-account.ts'
import { buying, commandPlan, giveCard, lapsed, planOf, settle } from '#tests/support/plans/subscriptions.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

const day = 24 * 3_600_000
const monthly = { package: 'essentials', term: 'month' } as const
const premium = { package: 'premium', term: 'month' } as const

let app: OwnApp
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => app.clock.reset())
afterAll(() => app.stop())

const db = (text: string, ...values: unknown[]) => bySuperuser(app.database, text, values)

const hasPremium = ({ personId }: JoinedParent) =>
  db("update subscription set status = 'active', package = 'premium', term = 'month' where owner_id = $1", personId)

/** Ana's family is the second one of Kim, who accepted her invitation with an account. */
const joined = async () => {
  const { ana, kim } = await invitedOn(app)
  const first = (await kim.familyNow()).id
  const second = await acceptAs(kim)
  const inSecond = () => lookingAt(app, kim, second)
  return { ana, kim, first, second, inFirst: () => lookingAt(app, kim, first), inSecond }
}

const valuesOf = async (client: TestClient) =>
  (await client.call(sessionRoutes.localStorage, {})).body as Record<string, unknown>
const check = (client: TestClient, draftId: string) =>
  client.call(toneRoutes.check, { body: { draftId, text: 'Hello there.' } })

/** Says of each subscription of a payer whom it is for, and whether it is renewed. */
const paidBy = ({ personId }: JoinedParent) =>
  db('select person_id, kind, renews from subscription where owner_id = $1 order by kind desc, package', personId)

test('Premium is Premium in the family that was joined with the account', async () => {
  const { kim, inSecond } = await joined()
  await hasPremium(kim)
  const client = await inSecond()
  expect(await valuesOf(client)).toMatchObject({
    isActiveSubscription: true,
    packageData: { packageId: 'premium', paidBy: 'own', term: 'month' },
  })
  const plan = await planOf(app, client)
  expect(plan).toMatchObject({ plan: 'premium', from: 'own', own: { status: 'active', chosen: premium } })
  expect(plan.usage?.storage.allowed).toBe(allowedOn('premium', 'storage'))
  expect((await check(client, 'one')).body).toMatchObject({ use: { allowed: null, left: null } })
  expect((await client.call(paymentSeriesRoutes.list, {})).body).toMatchObject({ left: null })
  const free = plans.trial.allows.storage
  const sizes = [1, 2, 3, 4, 5].map(() => 24_000_000)
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeGreaterThan(free)
  for (const bytes of sizes) expect((await begin(client, 'a.pdf', bytes)).status).toBe(201)
})

test('what a plan limits is counted once for all families', async () => {
  const { kim, inFirst, inSecond } = await joined()
  for (let file = 0; file < 4; file += 1) expect((await begin(await inFirst(), 'a.pdf', 24_000_000)).status).toBe(201)
  await check(await inFirst(), 'one')
  const client = await inSecond()
  expect(await begin(client, 'a.pdf', 24_000_000)).toMatchObject({ status: 409, body: { exception: 'storageLimit' } })
  await check(client, 'two')
  const { usage } = await planOf(app, client)
  expect(usage).toMatchObject({ storage: { used: 96_000_000 }, toneChecks: { used: 2 } })
  expect((await planOf(app, kim.personId)).usage).toMatchObject({ toneChecks: { used: 2 } })
})

test('who is on trial buys in the second family and has it in both, in the currency of their account', async () => {
  const { kim, inFirst, inSecond } = await joined()
  await db("update subscription set country = 'MX' where owner_id = $1", kim.personId)
  const client = await inSecond()
  expect((await planOf(app, client)).own).toMatchObject({ status: 'trial', currency: 'MXN' })
  await giveCard(app, client)
  expect((await buying(app, client, premium)).status).toBe(200)
  await settle(app)
  for (const shown of [await inFirst(), await inSecond()])
    expect(await planOf(app, shown)).toMatchObject({
      plan: 'premium',
      card: { last4: '4242' },
      receipts: [{ currency: 'MXN', state: 'paid' }],
      own: { chosen: premium },
    })
  const { upgradesToken } = await valuesOf(client)
  const byToken = await app.anyone().call(routes.byToken, { body: { token: String(upgradesToken) } })
  expect(byToken.body).toMatchObject({ plan: 'premium', card: { last4: '4242' }, receipts: [{ state: 'paid' }] })
  const { own } = await planOf(app, client)
  const up = { package: 'premium', term: 'year' } as const
  expect((await client.call(routes.preview, { params: { id: own.id }, body: up })).status).toBe(200)
  expect((await client.call(routes.removeCard, {})).status).toBe(204)
  expect((await planOf(app, kim.personId)).card).toBeNull()
})

test('the other parent of the second family buys for them, and it serves them in both', async () => {
  const { ana, kim, inFirst, inSecond } = await joined()
  await lapsed(app, kim.personId)
  await giveCard(app, ana.personId)
  expect((await buying(app, ana.personId, premium, 'coparent')).status).toBe(200)
  await settle(app)
  for (const shown of [await inFirst(), await inSecond()]) {
    const plan = await planOf(app, shown)
    expect(plan).toMatchObject({ plan: 'premium', from: 'coparent', card: null, receipts: [] })
    expect(JSON.stringify([plan, await valuesOf(shown)])).not.toContain('4242')
    expect(await valuesOf(shown)).toMatchObject({ packageData: { packageId: 'premium', endsAt: expect.anything() } })
    expect((await check(shown, 'one')).status).toBe(200)
  }
  const { coparent } = await planOf(app, ana.personId)
  expect(coparent).toMatchObject({ subscription: { status: 'active', chosen: premium, facts: { renews: true } } })
  expect(await valuesOf(await app.as(ana.personId))).toMatchObject({ coparentPackageId: 'premium' })
  expect(JSON.stringify(coparent)).not.toContain(kim.personId)
})

test('who is paid for sees neither the price nor the end, and the other parent nothing of theirs', async () => {
  const { ana, kim, second, inSecond } = await joined()
  await giveCard(app, kim.personId)
  await buying(app, kim.personId, premium)
  await settle(app)
  const seen = await planOf(app, ana.personId)
  expect(seen).toMatchObject({ plan: 'trial', card: null, receipts: [], coparent: { subscription: { chosen: null } } })
  const rows = async (scope: Parameters<typeof app.deps.scopes.asViewer>[0]) =>
    app.deps.scopes.asViewer(scope, async (tx) => [
      await tx.selectFrom('subscription').select('kind').execute(),
      await tx.selectFrom('payment_card').select('last4').execute(),
      await tx.selectFrom('subscription_charge').select('amount').execute(),
      await tx.selectFrom('member_account').select('account_id').execute(),
    ])
  const { viewpoint } = (await (await inSecond()).request({ method: 'GET', url: '/pub/v1/family' })).body as {
    viewpoint: string
  }
  expect(viewpoint).not.toBe(kim.personId)
  const inFamily = { familyId: second, standing: 'parent' } as const
  const own = (personId: string) => ({ ...inFamily, personId, viewpoint: personId, mode: 'self' }) as const
  expect(await rows(own(ana.personId))).toEqual([[{ kind: 'own' }], [], [], []])
  expect(await rows({ ...own(ana.personId), viewpoint, mode: 'viewing' })).toEqual([[], [], [], []])
  expect(await rows({ ...own(viewpoint), mode: 'viewing' })).toEqual([[], [], [], []])
  const [subscriptions, cards, charges] = await rows(own(viewpoint))
  expect([subscriptions, cards, charges]).toMatchObject([[{ kind: 'own' }], [{ last4: '4242' }], [{ amount: 16_99 }]])
})

test('what is paid in the second family for its other parent ends with the account', async () => {
  const { ana, kim, inSecond } = await joined()
  const client = await inSecond()
  await giveCard(app, client)
  expect((await buying(app, client, monthly, 'coparent')).status).toBe(200)
  await settle(app)
  expect((await planOf(app, client)).coparent).toMatchObject({ firstName: 'Ana', subscription: { chosen: monthly } })
  expect(await planOf(app, ana.personId)).toMatchObject({ plan: 'essentials', from: 'coparent' })
  expect(await paidBy(kim)).toEqual([
    { person_id: kim.personId, kind: 'own', renews: false },
    { person_id: ana.personId, kind: 'coparent', renews: true },
  ])
  const you = { actor: kim.personId, party: 'person', mode: 'self' } as const
  const { beforeSignIn } = app.deps.scopes
  await beforeSignIn((tx) =>
    moveClosing(tx, kim.personId, { type: 'accountClosing.ask', by: you }, '2026-01-01T00:00:00.000Z'),
  )
  const carryOut = { type: 'accountClosing.carryOut', by: bySystem } as const
  expect(await closeAccount(app.deps, kim.personId, carryOut, app.clock.now())).not.toBeNull()
  expect((await paidBy(kim)).map(({ renews }) => renews)).toEqual([false, false])
  app.clock.forward(32 * day)
  await settle(app)
  await settle(app)
  expect((await planOf(app, ana.personId)).plan).toBe('lapsed')
  expect(await db('select from subscription_charge where owner_id = $1', kim.personId)).toHaveLength(1)
})

test('what was paid for a parent known by name alone serves the account with which they come', async () => {
  const { ana, kim } = await invitedOn(app)
  await lapsed(app, kim.personId)
  await giveCard(app, ana.personId)
  await buying(app, ana.personId, premium, 'coparent')
  await settle(app)
  const before = (await planOf(app, ana.personId)).coparent
  expect((await planOf(app, kim.personId)).plan).toBe('lapsed')
  const second = await acceptAs(kim)
  expect(await planOf(app, kim.personId)).toMatchObject({ plan: 'premium', from: 'coparent' })
  expect((await planOf(app, await lookingAt(app, kim, second))).plan).toBe('premium')
  const { coparent } = await planOf(app, ana.personId)
  expect(coparent?.subscription).toEqual(before?.subscription)
  if (!coparent) throw new Error('Ana pays for Kim')
  await commandPlan(app, ana.personId, coparent.subscription, { type: 'subscription.stopRenewal' })
  expect((await paidBy(ana)).map(({ renews }) => renews)).toEqual([false, false])
})

test('two who are each other’s parent in two families pay once for each other', async () => {
  const { ana, kim, first } = await joined()
  await giveCard(app, ana.personId)
  await buying(app, ana.personId, monthly, 'coparent')
  await settle(app)
  await inviteAccount(app, kim, ana, ana.who.email)
  const third = await acceptAs(ana)
  expect(third).toBe(first)
  const client = await lookingAt(app, ana, third)
  expect((await planOf(app, client)).coparent).toMatchObject({ subscription: { chosen: monthly } })
  expect((await buying(app, client, monthly, 'coparent')).status).toBe(409)
  expect(await valuesOf(client)).toMatchObject({ coparentPackageId: 'essentials' })
})

test('who was paid for twice before it was known that they are one is renewed once, in the larger package', async () => {
  const { ana, kim } = await invitedOn(app)
  await giveCard(app, kim.personId)
  await buying(app, kim.personId, monthly, 'coparent')
  await settle(app)
  const second = await acceptAs(kim)
  await buying(app, await lookingAt(app, kim, second), premium, 'coparent')
  await settle(app)
  expect((await paidBy(kim)).map(({ renews }) => renews)).toEqual([false, true, true])
  await inviteAccount(app, kim, ana, ana.who.email)
  await acceptAs(ana)
  expect(await paidBy(kim)).toEqual([
    { person_id: kim.personId, kind: 'own', renews: false },
    { person_id: ana.personId, kind: 'coparent', renews: false },
    { person_id: ana.personId, kind: 'coparent', renews: true },
  ])
  for (const shown of [await app.as(kim.personId), await lookingAt(app, kim, second)])
    expect((await planOf(app, shown)).coparent).toMatchObject({ subscription: { chosen: premium } })
})
