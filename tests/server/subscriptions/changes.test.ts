import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { subscriptionRoutes as routes } from '#contract/subscriptions/subscriptions.ts'
import { selectionEdges } from '#tests/contract/edges/subscription.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { buying, commandPlan, giveCard, lapsed, planOf, settle } from '#tests/support/plans/subscriptions.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

const day = 24 * 3_600_000
const essentials = { package: 'essentials', term: 'month' } as const
const premium = { package: 'premium', term: 'month' } as const

let app: OwnApp
let dana: string
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  app.clock.reset()
  dana = (await cast(app)).dana
})
afterAll(() => app.stop())

test.each(selectionEdges)('a selection of $what is priced, or asked for', async ({ selected, field, problem }) => {
  await lapsed(app, dana)
  await giveCard(app, dana)
  await buying(app, dana, essentials)
  await settle(app)
  const { own } = await planOf(app, dana)
  const client = await app.as(dana)
  const answer = await client.call(routes.preview, { params: { id: own.id }, body: selected as never })
  if (problem) expect(answer).toMatchObject({ status: 400, body: { validationErrors: [{ field, code: problem }] } })
  else expect(answer.status).toBe(200)
})

test('a rest of the period that no card can be charged costs nothing, and nobody is asked', async () => {
  await lapsed(app, dana)
  await giveCard(app, dana)
  await buying(app, dana, essentials)
  await settle(app)
  const { own } = await planOf(app, dana)
  app.clock.forward(29 * day)
  await commandPlan(app, dana, own, { type: 'subscription.stopRenewal' })
  const late = (await planOf(app, dana)).own
  const client = await app.as(dana)
  const preview = await client.call(routes.preview, { params: { id: own.id }, body: premium })
  expect(preview.body).toEqual({ total: 0, currency: 'USD' })
  await commandPlan(app, dana, late, { type: 'subscription.upgrade', ...premium, total: 0 })
  await settle(app)
  expect(await planOf(app, dana)).toMatchObject({ plan: 'premium', receipts: [{ amount: 0 }, { amount: 9_99 }] })
  expect(await bySuperuser(app.database, 'select 1 from practice_charge where amount = 0', [])).toEqual([])
})
