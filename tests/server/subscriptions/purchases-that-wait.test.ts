import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bySystem } from '#machines/shared/turn.ts'
import { moveClosing } from '#server/features/account-closing/account-closing.store.ts'
import { closeAccount } from '#server/features/account-closing/close-account.ts'
import { lookAtCard, performCardRemoval } from '#server/features/subscriptions/subscriptions.cards.ts'
import { cardRemoval } from '#server/features/subscriptions/subscriptions.queues.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { acceptAs, inviteAccount, invitedOn, lookingAt } from '#tests/support/joining/with-account.ts'
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
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => app.clock.reset())
afterAll(() => app.stop())

const db = (text: string, ...values: unknown[]) => bySuperuser(app.database, text, values)

/** Authenticates what waits for this payer, and hears of it. */
const authenticated = async (ownerId: string): Promise<void> => {
  const waiting = await db(
    `select ref from subscription_charge where owner_id = $1 and state = 'authentication'`,
    ownerId,
  )
  expect(waiting).toHaveLength(1)
  await postForm(app, `/practice-cards/charges/${String(waiting[0]?.ref)}`, { state: 'paid' })
  await settle(app)
}

const closed = async (personId: string): Promise<void> => {
  const you = { actor: personId, party: 'person', mode: 'self' } as const
  const ask = { type: 'accountClosing.ask', by: you } as const
  await app.deps.scopes.beforeSignIn((tx) => moveClosing(tx, personId, ask, '2026-01-01T00:00:00.000Z'))
  const carryOut = { type: 'accountClosing.carryOut', by: bySystem } as const
  expect(await closeAccount(app.deps, personId, carryOut, app.clock.now())).not.toBeNull()
}

const boughtBy = (ownerId: string) =>
  db(
    `select kind, status, renews from subscription where owner_id = $1 and package is not null order by kind desc, package`,
    ownerId,
  )

test.each([
  ['in a trial', onTrial],
  ['without a plan', lapsed],
] as const)('a purchase %s that is paid after the end of the account is not renewed', async (_, begin) => {
  const { dana } = await cast(app)
  await begin(app, dana)
  await giveCard(app, dana, 'authenticates')
  await buying(app, dana, monthly)
  await settle(app)
  await closed(dana)
  await authenticated(dana)
  expect(await boughtBy(dana)).toEqual([{ kind: 'own', status: 'active', renews: false }])
  app.clock.forward(50 * day)
  await settle(app)
  await settle(app)
  expect(await boughtBy(dana)).toEqual([{ kind: 'own', status: 'lapsed', renews: false }])
  expect(await db('select from subscription_charge where owner_id = $1', dana)).toHaveLength(1)
})

test('the card of an account that ended is removed here, and at its provider after the commit', async () => {
  const { dana } = await cast(app)
  await giveCard(app, dana)
  const [card] = await db('select provider, ref from payment_card where person_id = $1', dana)
  await closed(dana)
  expect(await db('select from payment_card where person_id = $1', dana)).toEqual([])
  const jobs = await db(
    `select data from pgboss.job where name = 'subscriptions.cardRemoval' and data ->> 'ref' = $1`,
    card?.ref,
  )
  expect(jobs).toEqual([{ data: card }])
  await performCardRemoval(app.deps, cardRemoval.parse(jobs[0]?.data))
  const [gone] = await db('select removed_at from practice_card where id::text = $1', card?.ref)
  expect(gone?.removed_at).not.toBeNull()
})

test('a webhook that comes after the end of the account brings no card back', async () => {
  const { dana } = await cast(app)
  await giveCard(app, dana)
  await closed(dana)
  expect(await lookAtCard(app.deps, dana)).toEqual({ card: null })
})

test('a purchase that waited is renewed where nobody ended anything', async () => {
  const { dana } = await cast(app)
  await lapsed(app, dana)
  await giveCard(app, dana, 'authenticates')
  await buying(app, dana, monthly)
  await settle(app)
  await authenticated(dana)
  expect(await boughtBy(dana)).toEqual([{ kind: 'own', status: 'active', renews: true }])
})

/** Kim pays for Ana under two ids, of which one purchase waits for authentication when it is known that they are one. */
const paidTwice = async (first: 'active' | 'lapsed') => {
  const { ana, kim } = await invitedOn(app)
  await giveCard(app, kim.personId)
  await buying(app, kim.personId, premium, 'coparent')
  await settle(app)
  if (first === 'lapsed')
    await db(
      "update subscription set status = 'lapsed', renews = false where owner_id = $1 and kind = 'coparent'",
      kim.personId,
    )
  const second = await acceptAs(kim)
  await giveCard(app, kim.personId, 'authenticates')
  await buying(app, await lookingAt(app, kim, second), monthly, 'coparent')
  await settle(app)
  await inviteAccount(app, kim, ana, ana.who.email)
  await acceptAs(ana)
  await authenticated(kim.personId)
  return kim.personId
}

test('a second purchase for the same parent that is paid later is not renewed', async () => {
  expect(await boughtBy(await paidTwice('active'))).toEqual([
    { kind: 'coparent', status: 'active', renews: false },
    { kind: 'coparent', status: 'active', renews: true },
  ])
})

test('a second purchase that is paid later is renewed where the first one has lapsed', async () => {
  expect(await boughtBy(await paidTwice('lapsed'))).toEqual([
    { kind: 'coparent', status: 'active', renews: true },
    { kind: 'coparent', status: 'lapsed', renews: false },
  ])
})

test('two who buy for the other parent at once buy it once, and one is told that it changed', async () => {
  const { dana } = await cast(app)
  await giveCard(app, dana)
  const { coparent } = await planOf(app, dana)
  if (!coparent) throw new Error('Dana has another parent')
  const offer = coparent.offers.find(({ package: sold, term }) => sold === 'essentials' && term === 'month')
  const buy = { type: 'subscription.buy', ...monthly, total: offer?.total ?? 0 }
  const tabs = [await app.as(dana), await app.as(dana)]
  const answers = await Promise.all(tabs.map((tab) => commandPlan(app, tab, coparent.subscription, buy)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await db('select from subscription_charge where owner_id = $1', dana)).toHaveLength(1)
})

const died = async (personId: string): Promise<void> => {
  const by = { actor: null, party: 'administrator', mode: 'self' } as const
  const event = { type: 'accountClosing.recordDeath', by } as const
  expect(await closeAccount(app.deps, personId, event, app.clock.now())).not.toBeNull()
}

test.each([
  ['closed their account', closed],
  ['died', died],
])('nobody is charged on for a parent who %s, and nothing more is sold for them', async (_, ends) => {
  const { dana, sam } = await cast(app)
  await lapsed(app, dana)
  await giveCard(app, sam)
  expect((await buying(app, sam, monthly, 'coparent')).status).toBe(200)
  await settle(app)
  await ends(dana)
  expect((await boughtBy(sam)).filter(({ kind }) => kind === 'coparent')).toEqual([
    { kind: 'coparent', status: 'active', renews: false },
  ])
  expect((await planOf(app, sam)).coparent).toBeNull()
  const [row] = await db(`select id, version from subscription where owner_id = $1 and kind = 'coparent'`, sam)
  const seen = { id: String(row?.id), version: Number(row?.version) }
  expect(await commandPlan(app, sam, seen, { type: 'subscription.startRenewal' })).toMatchObject({ status: 404 })
  app.clock.forward(32 * day)
  await settle(app)
  await settle(app)
  expect(await db('select state from subscription_charge where owner_id = $1', sam)).toEqual([{ state: 'paid' }])
})

test('a purchase for an account of two families that is paid after it closed begins no renewal', async () => {
  const { ana, kim } = await invitedOn(app)
  await lapsed(app, kim.personId)
  await giveCard(app, ana.personId, 'authenticates')
  await acceptAs(kim)
  expect((await buying(app, ana.personId, monthly, 'coparent')).status).toBe(200)
  await settle(app)
  await closed(kim.personId)
  await authenticated(ana.personId)
  expect(await boughtBy(ana.personId)).toMatchObject([{ kind: 'coparent', status: 'active', renews: false }])
})
