import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { endAdministrator } from '#server/features/account-closing/end-administrator.ts'
import { makeAdministrator } from '#server/features/fee-waivers/make-administrator.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { takePrinted } from '#tests/support/commands/printed.ts'
import { cast } from '#tests/support/factories.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { browserAt } from '#tests/support/signing-in.ts'
import { endAdmin } from '../../../scripts/db/end-admin.ts'

let on: OwnApp
const printed = takePrinted()
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

const make = async (username: string) => {
  const ada = { username, email: 'ada@example.com', firstName: 'Ada', lastName: 'Long', locale: 'en-US' } as const
  const password = await makeAdministrator(on.deps.scopes, ada, on.clock.now())
  const [row] = await bySuperuser(on.database, 'select id from person where username = $1', [username])
  return { password, id: String(row?.id) }
}
const end = (username: string) => endAdministrator(on.deps.db, username, on.clock.now())

test('an ended administrator has no session and gets none, with the right password or a wrong one', async () => {
  const { id, password } = await make('ada.ends')
  const client = await on.as(id)
  expect((await client.call(accountRoutes.current, {})).status).toBe(200)
  expect(await end('ADA.ends')).toBe('ended')
  expect((await client.call(accountRoutes.current, {})).status).toBe(401)
  const browser = browserAt(on)
  expect(await browser.signIn('ada.ends', password)).toMatchObject({
    status: 403,
    body: { exception: 'accountClosed' },
  })
  expect((await browser.signIn('ada.ends', 'Wrong-horse-77')).status).toBe(401)
  expect(await end('ada.ends')).toBe('refused')
})

test('the account of a parent is not ended in this way, and neither is one that nobody has', async () => {
  const { dana } = await cast(on)
  const [row] = await bySuperuser(on.database, 'select username from person where id = $1', [dana])
  expect(await end(String(row?.username))).toBe('refused')
  expect((await (await on.as(dana)).call(accountRoutes.current, {})).status).toBe(200)
  expect(await end('nobody.of.this.name')).toBe('unknown')
})

test('the command says what became of it, by its exit code too', async () => {
  await make('ada.told')
  expect(await endAdmin(on.deps.db, 'ada.told')).toBe(0)
  expect(printed.output()).toContain('nobody can sign in')
  expect(await endAdmin(on.deps.db, 'ada.told')).toBe(2)
  expect(await endAdmin(on.deps.db, 'nobody.of.this.name')).toBe(2)
  expect(printed.errors()).toContain('Nobody has this username')
})
