import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentAccountRoutes as routes } from '#contract/payment-accounts/payment-accounts.ts'
import { sessionRoutes } from '#contract/session.ts'
import { keepPassword } from '#server/features/account/account.store.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { accountIn, addBankAccount, ownAccount, verify } from '#tests/support/payment-accounts.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

const password = 'Correct-horse-7'
const needed = { status: 403, body: { exception: 'passwordNeeded' } }
let app: OwnApp
let on: Stage
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  const hash = await hashPassword(password)
  await app.deps.scopes.beforeSignIn((tx) => keepPassword(tx, on.dana.personId, hash, app.clock.now()))
})
afterAll(() => app.stop())

const atBank = async () => (await bySuperuser(on, 'select 1 from sandbox_account')).length

test('a bank account is added after the password only, and the bank hears nothing before', async () => {
  const dana = await app.as(on.dana.personId, 'asked')
  await verify(dana)
  expect(await addBankAccount(dana)).toMatchObject(needed)
  expect(await atBank()).toBe(0)
  expect((await ownAccount(dana)).bankAccounts).toEqual([])

  expect((await dana.call(sessionRoutes.confirmPassword, { body: { password } })).status).toBe(204)
  const added = await addBankAccount(dana)
  expect(accountIn(added).bankAccounts).toHaveLength(1)
  expect(await atBank()).toBe(1)

  // Its name, its order and its end need no password: no money can go anywhere new.
  const [account] = accountIn(added).bankAccounts
  if (!account) throw new Error('it was just added')
  const later = await app.as(on.dana.personId, 'asked')
  const renamed = await later.call(routes.renameBankAccount, {
    params: { id: account.id },
    body: { version: account.version, name: 'Joint' },
  })
  expect(accountIn(renamed).bankAccounts[0]?.name).toBe('Joint')
})
