import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { takePrinted } from '#tests/support/commands/printed.ts'
import { cast } from '#tests/support/factories.ts'
import { browserAt, rightPassword } from '#tests/support/signing-in.ts'
import { signOut } from '../../../scripts/db/sign-out.ts'

let on: OwnApp
let people: Awaited<ReturnType<typeof cast>>
const printed = takePrinted()
beforeAll(async () => {
  on = await testApp()
  people = await cast(on, await hashPassword(rightPassword))
})
afterAll(() => on.stop())

test('an operator ends every session of one account, and of nobody else; the password goes on signing in', async () => {
  const [phone, tablet, sam] = [await on.as(people.dana), await on.as(people.dana), await on.as(people.sam)]
  const statuses = () =>
    Promise.all([phone, tablet, sam].map(async (client) => (await client.call(accountRoutes.current, {})).status))
  expect(await statuses()).toEqual([200, 200, 200])
  expect(await signOut(on.deps.db, 'DANA.reyes')).toBe(0)
  expect(await statuses()).toEqual([401, 401, 200])
  expect(printed.output()).toContain('Sessions that ended: 2.')
  expect((await browserAt(on).signIn('dana.reyes')).status).toBe(204)
})

test('without a username, or with one that nobody has, nothing ends', async () => {
  const dana = await on.as(people.dana)
  expect(await signOut(on.deps.db, undefined)).toBe(2)
  expect(await signOut(on.deps.db, 'nobody.of.this.name')).toBe(2)
  expect(printed.errors()).toContain('Nobody has this username')
  expect((await dana.call(accountRoutes.current, {})).status).toBe(200)
})
