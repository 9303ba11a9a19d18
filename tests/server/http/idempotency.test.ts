import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type ExpenseDto, expenseRoutes, type NewExpense } from '#contract/expenses/expenses.ts'
import { type FamilyDto, familyRoutes } from '#contract/families.ts'
import { limits } from '#contract/limits.ts'
import { deliveryRoutes } from '#contract/messages/message-routes.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { Sent, TestClient } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { confidedIn } from '#tests/support/plans/confided.ts'
import { endAccess, onOwnAccount, professionalOf } from '#tests/support/plans/professionals.ts'
import { stage } from '#tests/support/stage.ts'

let on: TestApp
let people: Cast
let dana: TestClient
let sam: TestClient
let dentist: NewExpense
beforeAll(async () => {
  on = await sharedApp()
  people = await cast(on)
})
beforeEach(async () => {
  dana = await on.as(people.dana)
  sam = await on.as(people.sam)
  const family = (await dana.call(familyRoutes.current, {})).body as FamilyDto
  dentist = {
    name: 'Dentist',
    total: 100_00,
    purchaseDate: on.clock.now().slice(0, 10),
    categoryId: family.categories.find(({ preset }) => preset === 'general')?.id ?? '',
    childIds: family.children.map(({ id }) => id).slice(0, 1),
    private: false,
    receipts: [],
  }
})

let keys = 0
const newKey = (): Sent => ({ 'idempotency-key': `press-${++keys}-of-the-test` })
const countOf = (name: string) =>
  on.deps.scopes.asSystem(people.family.id, async (tx) => {
    const rows = await tx.selectFrom('expense').select('id').where('name', '=', name).execute()
    return rows.length
  })
const create = (body: NewExpense, headers: Sent) => dana.call(expenseRoutes.create, { body }, headers)

test.each([undefined, '', 'short', 'with space in it', 'x'.repeat(101)])('a press needs a key: not %j', async (key) => {
  const answer = await create(dentist, { 'idempotency-key': key })
  expect(answer).toMatchObject({ status: 400, body: { exception: 'idempotencyKeyRequired' } })
})

test('the same press again is answered again and done once', async () => {
  const key = newKey()
  const once = { ...dentist, name: 'Once' }
  const first = await create(once, key)
  expect(first.status).toBe(201)
  on.clock.forward(60_000)
  const second = await create(once, key)
  expect([second.status, second.text]).toEqual([201, first.text])
  expect(await countOf('Once')).toBe(1)
})

test('twenty at once are one: the others wait and get its answer', async () => {
  const key = newKey()
  const together = { ...dentist, name: 'Together' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(together, key)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await countOf('Together')).toBe(1)
})

test('a key with another body is refused; another person may use the same key', async () => {
  const key = newKey()
  await create(dentist, key)
  const other = await create({ ...dentist, name: 'Changed' }, key)
  expect(other).toMatchObject({ status: 422, body: { exception: 'idempotencyKeyReused' } })
  expect((await sam.call(expenseRoutes.create, { body: dentist }, key)).status).toBe(201)
})

test('a refusal is kept like any answer, though what was possible has changed since', async () => {
  const { id } = (await create(dentist, newKey())).body as ExpenseDto
  await sam.call(expenseRoutes.open, { params: { id } })
  const key = newKey()
  const early = () =>
    sam.call(expenseRoutes.events, { params: { id }, body: { type: 'expense.approve', version: 99, owed: 50_00 } }, key)
  const first = await early()
  expect(first).toMatchObject({ status: 409, body: { exception: 'changedSinceSeen', item: { id } } })
  const approve = { type: 'expense.approve', version: 1, owed: 50_00 } as const
  expect((await sam.call(expenseRoutes.events, { params: { id }, body: approve })).status).toBe(200)
  expect((await early()).text).toBe(first.text)
})

test('an answer is given again while the rights last with which it was given, and no longer', async () => {
  const family = await stage(on)
  const kimId = await professionalOf(on, family, ['dana', 'sam'])
  const kim = await onOwnAccount(on, family, kimId)
  const message = await confidedIn(family, kimId).write(await on.as(family.dana.personId), { body: 'quicksilver' })
  const { id, version } = await messagesOn(family).deliveryTo(message.id, kimId)
  const key = newKey()
  const open = () => kim.call(deliveryRoutes.events, { params: { id }, body: { type: 'delivery.open', version } }, key)
  const first = await open()
  expect(first).toMatchObject({ status: 200, text: expect.stringContaining('quicksilver') })
  expect((await open()).text).toBe(first.text)
  await endAccess(on, family, kimId, 'dana')
  expect(await open()).toMatchObject({ status: 422, body: { exception: 'idempotencyKeyReused' } })
})

test('twenty refused at once get one answer, and nothing of them remains', async () => {
  const key = newKey()
  const future = { ...dentist, name: 'Future', categoryId: people.family.id }
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(future, key)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await countOf('Future')).toBe(0)
  expect(await create({ ...dentist, name: 'Future' }, key)).toMatchObject({
    status: 422,
    body: { exception: 'idempotencyKeyReused' },
  })
})

test('after a day the key is forgotten', async () => {
  const key = newKey()
  const daily = { ...dentist, name: 'Daily' }
  await create(daily, key)
  on.clock.forward(limits.idempotencyLife + 1)
  await sweepExpired(on.deps)
  dana = await on.as(people.dana)
  expect((await create(daily, key)).status).toBe(201)
  expect(await countOf('Daily')).toBe(2)
})
