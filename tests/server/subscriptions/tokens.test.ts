import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { subscriptionLimits } from '#contract/subscriptions/limits.ts'
import { subscriptionRoutes as routes } from '#contract/subscriptions/subscriptions.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { passwordSince, planTokensOf } from '#server/features/subscriptions/plan-token.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { buying, giveCard, lapsed, planOf, postForm, settle } from '#tests/support/plans/subscriptions.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

const premium = { package: 'premium', term: 'month' } as const

let app: OwnApp
let people: Cast
let passwordHash: string
beforeAll(async () => {
  app = await testApp()
  passwordHash = await hashPassword('Correct-horse-7')
})
beforeEach(async () => {
  app.clock.reset()
  people = await cast(app, passwordHash)
})
afterAll(() => app.stop())

const valuesOf = async (personId: string) => {
  const answer = await (await app.as(personId)).request({ method: 'GET', url: '/ofw/appv2/localstorage.json' })
  return answer.body as Record<'upgradesToken' | 'renewalsToken', string> & Record<string, unknown>
}
const tokenOf = async (personId: string, page: 'upgradesToken' | 'renewalsToken' = 'upgradesToken') =>
  (await valuesOf(personId))[page]
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { exception?: string } | null)?.exception,
]

/** Asks every route of a token, with a command that would buy. */
const everything = async (client: TestClient, token: string) => [
  codeOf(await client.call(routes.byToken, { body: { token } })),
  codeOf(
    await client.call(routes.eventsByToken, {
      body: { token, command: { type: 'subscription.buy', version: 1, ...premium, total: 16_99 } },
    }),
  ),
  codeOf(await client.call(routes.cardPageByToken, { body: { token, page: 'upgrades' } })),
  codeOf(await client.call(routes.lookByToken, { body: { token } })),
]
const refused = (status: number, code: string) => Array.from({ length: 4 }, () => [status, code])

test.each(['upgradesToken', 'renewalsToken'] as const)(
  'the %s shows a plan and its receipts without a session, and nothing of the family',
  async (page) => {
    await lapsed(app, people.dana)
    await giveCard(app, people.dana)
    await buying(app, people.dana, premium)
    await settle(app)
    const token = await tokenOf(people.dana, page)
    const answer = await app.anyone().call(routes.byToken, { body: { token } })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { plan: 'premium', coparent: null, usage: null, card: { last4: '4242' }, receipts: [{ amount: 16_99 }] },
    ])
  },
)

test('a token lasts a day, and one that was mailed two weeks', async () => {
  const { issue } = planTokensOf(app.deps)
  const since = (await app.deps.scopes.beforeSignIn((tx) => passwordSince(tx, people.dana))) ?? ''
  const mailed = await issue('renewals', people.dana, since, app.clock.now(), subscriptionLimits.mailedToken)
  const stored = await tokenOf(people.dana)
  const look = async (token: string) => (await app.anyone().call(routes.byToken, { body: { token } })).status
  app.clock.forward(subscriptionLimits.token - 1)
  expect([await look(stored), await look(mailed)]).toEqual([200, 200])
  app.clock.forward(1)
  expect([await look(stored), await look(mailed)]).toEqual([404, 200])
  app.clock.forward(subscriptionLimits.mailedToken - subscriptionLimits.token)
  expect(await everything(app.anyone(), mailed)).toEqual(refused(404, 'linkOver'))
})

test('a new password ends a token, an altered one is none, and one of another page opens no plan', async () => {
  const { issue } = planTokensOf(app.deps)
  const since = (await app.deps.scopes.beforeSignIn((tx) => passwordSince(tx, people.dana))) ?? ''
  const ofWaiver = await issue('feewaiver', people.dana, since, app.clock.now())
  expect(await everything(app.anyone(), ofWaiver)).toEqual(refused(404, 'linkOver'))
  const token = await tokenOf(people.dana)
  const altered = `${token.slice(0, -6)}${token.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'}`
  expect(await everything(app.anyone(), altered)).toEqual(refused(404, 'linkOver'))
  app.clock.forward(1000)
  const values = [app.clock.now(), people.dana]
  await bySuperuser(app.database, 'update credential set changed_at = $1 where person_id = $2', values)
  expect(await everything(app.anyone(), token)).toEqual(refused(404, 'linkOver'))
})

test('a token that was used to buy buys nothing again', async () => {
  await lapsed(app, people.dana)
  await giveCard(app, people.dana)
  const token = await tokenOf(people.dana, 'renewalsToken')
  const { own } = await planOf(app, people.dana)
  const command = { type: 'subscription.buy', version: own.version, ...premium, total: 16_99 } as const
  const press = async () => codeOf(await app.anyone().call(routes.eventsByToken, { body: { token, command } }))
  expect(await press()).toEqual([200, undefined])
  expect(await press()).toEqual([409, 'changedSinceSeen'])
  await settle(app)
  expect(await press()).toEqual([409, 'changedSinceSeen'])
  const { plan, receipts } = await planOf(app, people.dana)
  expect([plan, receipts.length]).toEqual(['premium', 1])
})

test('whoever is signed in as somebody else is shown nothing by it, and changes nothing', async () => {
  const token = await tokenOf(people.dana)
  for (const somebody of [people.sam, people.pat, people.mia, people.olivia])
    expect(await everything(await app.as(somebody), token)).toEqual(refused(409, 'linkOfAnother'))
  const own = await (await app.as(people.dana)).call(routes.byToken, { body: { token } })
  expect(own.status).toBe(200)
})

test('whoever authenticates is led back to the page from which they paid', async () => {
  await lapsed(app, people.dana)
  await giveCard(app, people.dana, 'authenticates')
  const { own } = await planOf(app, people.dana)
  const command = { type: 'subscription.buy', version: own.version, ...premium, total: 16_99 } as const
  const token = await tokenOf(people.dana, 'upgradesToken')
  await app.anyone().call(routes.eventsByToken, { body: { token, command } })
  await settle(app)
  const charges = () => bySuperuser(app.database, 'select id, back_to from practice_charge order by seq desc limit 1')
  const [charge] = await charges()
  expect(charge?.back_to).toBe(`${app.deps.config.publicUrl}/app/upgrades?card=back`)
  await postForm(app, `/practice-cards/charges/${String(charge?.id)}`, { state: 'paid' })
  await settle(app)
  app.clock.forward(31 * 24 * 3_600_000)
  await settle(app)
  await settle(app)
  const [renewal] = await charges()
  expect(renewal?.back_to).toBe(`${app.deps.config.publicUrl}/app/renewals?card=back`)
})

test('nobody reads the other’s card, price or end in their own values or on their own page', async () => {
  await lapsed(app, people.sam)
  await lapsed(app, people.dana)
  await giveCard(app, people.dana)
  await buying(app, people.dana, { package: 'premium', term: 'year' }, 'coparent')
  await settle(app)
  const { auth: _, upgradesToken: __, renewalsToken: ___, ...sam } = await valuesOf(people.sam)
  expect(sam).toMatchObject({
    isActiveSubscription: true,
    isGraceLogin: false,
    packageData: { packageId: 'premium', paidBy: 'coparent', autoRenew: false },
    coparentPackageId: null,
  })
  const [paid] = (await planOf(app, people.dana)).receipts
  const seen = JSON.stringify([sam, { ...(await planOf(app, people.sam)), offers: [] }])
  for (const secret of ['4242', String(paid?.to), 'Practice']) expect(seen).not.toContain(secret)
  const dana = await valuesOf(people.dana)
  expect(dana).toMatchObject({ coparentPackageId: 'premium', isActiveSubscription: false })
})
