import { afterAll, beforeAll, expect, test } from 'vitest'
import { familyRoutes } from '#contract/families.ts'
import { noticePreferenceRoutes } from '#contract/notices/notice-preferences.ts'
import { subscriptionRoutes } from '#contract/subscriptions/subscriptions.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on)
})
afterAll(() => on.stop())

test.each([
  ['US', true],
  ['GB', false],
  ['CA', false],
  ['MX', false],
] as const)('a family in %s is told whether bank transfers are offered: %s', async (country, offered) => {
  await bySuperuser(on.database, 'update family set country = $1 where id = $2', [country, people.family.id])
  const dana = await on.as(people.dana)
  expect((await dana.call(familyRoutes.current, {})).body).toMatchObject({ country, bankTransfers: offered })
  expect((await dana.call(subscriptionRoutes.plan, {})).body).toMatchObject({ bankTransfers: offered })
  const { body } = await dana.call(noticePreferenceRoutes.preferences, {})
  expect((body as { groups: string[] }).groups.includes('bank')).toBe(offered)
})
