import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { takePrinted } from '#tests/support/commands/printed.ts'
import { cast } from '#tests/support/factories.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { recordDeathOf } from '../../../scripts/db/record-death.ts'

let on: OwnApp
const printed = takePrinted()
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

test('a death is recorded only when it is said twice, and once', async () => {
  const { sam } = await cast(on)
  const [row] = await bySuperuser(on.database, 'select username from person where id = $1', [sam])
  const username = String(row?.username)
  const client = await on.as(sam)
  expect(await recordDeathOf(on.deps.db, username, false)).toBe(2)
  expect(printed.errors()).toContain('--yes')
  expect((await client.call(accountRoutes.current, {})).status).toBe(200)
  expect(await recordDeathOf(on.deps.db, username, true)).toBe(0)
  expect(printed.output()).toContain('nobody can sign in to it')
  expect((await client.call(accountRoutes.current, {})).status).toBe(401)
  expect(await recordDeathOf(on.deps.db, username, true)).toBe(2)
  expect(printed.errors()).toContain('closed already')
})

test('no name and a name that nobody has record nothing', async () => {
  expect(await recordDeathOf(on.deps.db, undefined, true)).toBe(2)
  expect(await recordDeathOf(on.deps.db, 'nobody.of.this.name', true)).toBe(2)
  expect(printed.errors()).toContain('Nobody has this username')
})
