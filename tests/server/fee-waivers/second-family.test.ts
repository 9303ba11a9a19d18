import { afterAll, beforeAll, expect, test } from 'vitest'
import { feeWaiverRoutes as routes } from '#contract/fee-waivers/fee-waivers.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { acceptAs, invitedOn, lookingAt } from '#tests/support/joining/with-account.ts'
import {
  administratorOn,
  applyWithDocument,
  commandWaiver,
  ownWaiverOf,
  waiverIn,
} from '#tests/support/plans/fee-waivers.ts'
import { lapsed, planOf } from '#tests/support/plans/subscriptions.ts'

let app: OwnApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.stop())

test('a year that was applied for in the second family is granted to the account, and serves in both', async () => {
  const { ana, kim } = await invitedOn(app)
  await lapsed(app, kim.personId)
  const second = await acceptAs(kim)
  const inSecond = await lookingAt(app, kim, second)
  const waiver = await applyWithDocument(inSecond)
  const inFirst = await app.as(kim.personId)
  expect(await ownWaiverOf(inFirst)).toMatchObject({ waiver: { id: waiver.id }, mayApply: false })
  const document = await inFirst.call(routes.content, { params: { id: waiver.documents[0]?.id ?? '' } })
  expect(document.status).toBe(200)

  waiverIn(await commandWaiver(await administratorOn(app), waiver, { type: 'feeWaiver.grant' }))
  for (const client of [inFirst, inSecond]) {
    expect(await planOf(app, client)).toMatchObject({
      plan: 'essentials',
      from: 'waiver',
      waiver: { status: 'active' },
    })
    expect((await ownWaiverOf(client)).grantedUntil).not.toBeNull()
  }
  const anas = await app.as(ana.personId)
  expect(await ownWaiverOf(anas)).toEqual({ waiver: null, grantedUntil: null, mayApply: true })
  expect((await anas.call(routes.get, { params: { id: waiver.id } })).status).toBe(404)
})
