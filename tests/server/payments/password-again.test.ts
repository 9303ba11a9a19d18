import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { payingRoutes, sendingEligibilityDto } from '#contract/expenses/paying.ts'
import { limits } from '#contract/limits.ts'
import { sessionRoutes } from '#contract/session.ts'
import { keepPassword } from '#server/features/account/account.store.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { pairLock } from '#server/features/session/sign-in.limits.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type ReadyBank, readyBank } from '#tests/support/bank/ready-bank.ts'
import type { TestClient } from '#tests/support/client.ts'

const password = 'Correct-horse-7'
const { floor, life, window, days } = limits.passwordAgain
const day = 24 * 3_600_000
const needed = { status: 403, body: { exception: 'passwordNeeded' } }

let app: OwnApp
let bank: ReadyBank
let dana: TestClient
beforeAll(async () => {
  app = await testApp()
  bank = await readyBank(app)
  const hash = await hashPassword(password)
  await app.deps.scopes.beforeSignIn((tx) => keepPassword(tx, bank.on.dana.personId, hash, app.clock.now()))
})
afterAll(() => app.stop())
/** Each test begins a day later, in a session in which the password was not given again. */
beforeEach(async () => {
  await bank.later(window)
  dana = await app.as(bank.on.dana.personId, 'asked')
})

const confirm = (client: TestClient, given = password) =>
  client.call(sessionRoutes.confirmPassword, { body: { password: given } })

/** Prepares a transfer of this amount, which can be sent several times. */
const transfer = async (amount: number) => {
  const { id, version } = await bank.approved(2 * amount)
  const body = { type: 'expense.pay', version, amount, method: 'bank', bankAccountId: bank.danas } as const
  return (client = dana, key: string = randomUUID()) =>
    client.call(expenseRoutes.events, { params: { id }, body }, { 'idempotency-key': key })
}
const withoutPassword = async (client = dana) =>
  z.parse(sendingEligibilityDto, (await client.call(payingRoutes.limits, {})).body).withoutPassword

test('a first sum above the floor asks for the password, and nothing is sent before it', async () => {
  const send = await transfer(floor + 1)
  expect(await send()).toMatchObject(needed)
  const { payments } = await bank.item((await bank.approved()).id)
  expect(payments).toEqual([])
  expect((await confirm(dana)).status).toBe(204)
  expect((await send()).status).toBe(200)
})

test('a usual sum does not ask, nor does a check of any sum', async () => {
  expect(await withoutPassword()).toBe(floor)
  expect((await (await transfer(floor))()).status).toBe(200)
  const { id, version } = await bank.approved(4 * floor)
  const body = { type: 'expense.pay', version, amount: 2 * floor, method: 'check' } as const
  expect((await dana.call(expenseRoutes.events, { params: { id }, body })).status).toBe(200)
})

test('what was sent within a day counts, and is forgotten after it', async () => {
  expect((await (await transfer(floor - 100))()).status).toBe(200)
  expect(await withoutPassword()).toBe(100)
  const send = await transfer(101)
  expect(await send()).toMatchObject(needed)
  await bank.later(window)
  expect((await send(await app.as(bank.on.dana.personId, 'asked'))).status).toBe(200)
})

test('the same request with the same key is answered after the password, once', async () => {
  const send = await transfer(floor + 2)
  const key = randomUUID()
  expect(await send(dana, key)).toMatchObject(needed)
  expect(await send(dana, key)).toMatchObject(needed)
  await confirm(dana)
  const sent = await send(dana, key)
  expect(sent.status).toBe(200)
  app.clock.forward(life)
  const again = await send(await app.as(bank.on.dana.personId, 'asked'), key)
  expect(again.body).toEqual(sent.body)
})

test('a password counts for ten minutes by the clock, and only in its own session', async () => {
  const send = await transfer(floor + 3)
  await confirm(dana)
  expect(await withoutPassword()).toBeNull()
  const elsewhere = await app.as(bank.on.dana.personId, 'asked')
  expect(await withoutPassword(elsewhere)).toBe(floor)
  expect(await send(elsewhere)).toMatchObject(needed)
  app.clock.forward(life - 1)
  expect(await withoutPassword()).toBeNull()
  app.clock.forward(1)
  const later = await app.as(bank.on.dana.personId, 'asked')
  await app.deps.scopes.beforeSignIn((tx) =>
    tx
      .updateTable('bearer')
      .set({ expires_at: new Date(Date.parse(app.clock.now()) + day).toISOString() })
      .execute(),
  )
  expect(await withoutPassword()).toBe(floor)
  expect(await send(dana)).toMatchObject(needed)
  expect(await send(later)).toMatchObject(needed)
})

test('a sign-in is not enough: the session it begins is asked too', async () => {
  const { username } = await app.deps.scopes.beforeSignIn((tx) =>
    tx.selectFrom('person').select('username').where('id', '=', bank.on.dana.personId).executeTakeFirstOrThrow(),
  )
  const signedIn = await app.anyone().call(sessionRoutes.signIn, { body: { username, password } })
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
  const values = await app.anyone().call(sessionRoutes.localStorage, {}, { cookie })
  const { auth } = z.parse(z.object({ auth: z.string() }), values.body)
  expect(
    await withoutPassword({ ...dana, call: (route, input) => app.anyone().call(route, input, bearer(auth)) }),
  ).toBe(floor)
})
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('twice the largest transfer that arrived lately is usual, and what arrived long ago is not', async () => {
  await confirm(dana)
  const { id } = bank.paymentOf(await (await transfer(400_00))())
  await bank.follow(id)
  await bank.businessDays(3)
  expect(await withoutPassword(await app.as(bank.on.dana.personId, 'asked'))).toBe(400_00)
  await bank.later(window)
  expect((await bank.payment(id)).status).toBe('paid')
  expect(await withoutPassword(await app.as(bank.on.dana.personId, 'asked'))).toBe(800_00)
  app.clock.forward((days + 1) * day)
  expect(await withoutPassword(await app.as(bank.on.dana.personId, 'asked'))).toBe(floor)
})

test('two sums at once do not pass together', async () => {
  const sends = [await transfer(floor - 10), await transfer(floor - 10)]
  const statuses = (await Promise.all(sends.map((send) => send()))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 403])
})

// It comes last, because its wait holds the password of everybody in this file.
test('a wrong password says so and opens nothing; too many are refused with the wait', async () => {
  const send = await transfer(floor + 4)
  const wrong = await confirm(dana, 'Wrong-horse-8')
  expect(wrong).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'password', code: 'wrongPassword' }] },
  })
  expect(await send()).toMatchObject(needed)
  for (let left = pairLock.free - 1; left > 0; left -= 1) await confirm(dana, 'Wrong-horse-8')
  const held = await confirm(dana)
  expect(held.status).toBe(429)
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(0)
  expect(await send()).toMatchObject(needed)
})
