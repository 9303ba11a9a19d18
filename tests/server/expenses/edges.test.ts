import { beforeAll, describe, expect, test } from 'vitest'
import type { FieldProblem } from '#contract/errors.ts'
import { type ExpenseDto, expenseRoutes, type NewExpense } from '#contract/expenses/expenses.ts'
import { limits } from '#contract/limits.ts'
import { locales } from '#contract/locale.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { edges, reasons, withEdge } from '#tests/contract/edges/expense.ts'
import { sharedApp, type TestApp, testApp } from '#tests/support/app.ts'
import type { TestAnswer, TestClient } from '#tests/support/client.ts'
import { movableClock } from '#tests/support/clock.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

loadAllLocales()

let app: TestApp
let on: Stage
let sam: TestClient
let dana: TestClient
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  sam = await app.as(on.sam.personId)
  dana = await app.as(on.dana.personId)
})

const create = (body: object, language = 'en-US') =>
  sam.request(
    { method: 'POST', url: expenseRoutes.create.path, payload: body },
    { 'idempotency-key': crypto.randomUUID(), 'accept-language': language, 'content-type': 'application/json' },
  )
const command = (client: TestClient, id: string, body: object) =>
  client.request(
    { method: 'POST', url: `/pub/v1/expenses/${id}/events`, payload: body },
    { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' },
  )
const refusedFor = (field: string, code: FieldProblem, language: (typeof locales)[number] = 'en-US') => ({
  status: 400,
  body: {
    exception: 'invalid',
    validationErrors: [{ field, code, text: i18nObject(language).errors[code]() }],
  },
})
const fieldsOf = ({ private: _, receipts: __, ...fields }: NewExpense) => fields
const itemOf = ({ body }: TestAnswer) => body as ExpenseDto

describe.each(edges.filter(({ only }) => only !== 'form').map((edge) => [edge.field, edge.what, edge] as const))(
  '%s: %s',
  (_, __, edge) => {
    test('recorded', async () => {
      const answer = await create(withEdge(edge, on.expense()))
      if (edge.problem) expect(answer).toMatchObject(refusedFor(edge.field, edge.problem))
      else expect([answer.status, itemOf(answer)[edge.field]]).toEqual([201, edge.kept])
    })

    test('edited', async () => {
      const id = await on.record(on.sam)
      const sent = { type: 'expense.edit', version: 1, ...withEdge(edge, fieldsOf(on.expense())) }
      const answer = await command(sam, id, sent)
      if (edge.problem) expect(answer).toMatchObject(refusedFor(edge.field, edge.problem))
      else expect([answer.status, itemOf(answer)[edge.field]]).toEqual([200, edge.kept])
    })
  },
)

test.each(locales)('what is wrong is said in %s', async (language) => {
  const answer = await create({ ...on.expense(), name: ' ', total: 0, purchaseDate: '1899-12-31' }, language)
  const text = i18nObject(language).errors
  expect(answer.body).toMatchObject({
    validationErrors: [
      { field: 'name', text: text.required() },
      { field: 'total', text: text.notPositive() },
      { field: 'purchaseDate', text: text.tooEarly() },
    ],
  })
})

const strange = crypto.randomUUID()
test.each<[string, (right: NewExpense) => object, string, FieldProblem]>([
  ['no child', () => ({ childIds: [] }), 'childIds', 'required'],
  ['a child nobody knows', () => ({ childIds: [strange] }), 'childIds', 'notAChoice'],
  [
    'one child of theirs and one of nobody',
    ({ childIds }) => ({ childIds: [...childIds, strange] }),
    'childIds',
    'notAChoice',
  ],
  ['no category', () => ({ categoryId: undefined }), 'categoryId', 'required'],
  ['a category nobody knows', () => ({ categoryId: strange }), 'categoryId', 'notAChoice'],
  ['a receipt nobody knows', () => ({ receipts: [strange] }), 'receipts', 'notAChoice'],
  ['an expense to send again that nobody knows', () => ({ previousId: strange }), 'previousId', 'notAChoice'],
  ['a field that is none', () => ({ owed: 1 }), 'owed', 'unknownField'],
  ['a status of its own', () => ({ status: 'settled' }), 'status', 'unknownField'],
])('%s', async (_, change, field, code) => {
  const right = on.expense()
  expect(await create({ ...right, ...change(right) })).toMatchObject(refusedFor(field, code))
})

test('the child and the category of another family are nobody’s', async () => {
  const theirs = await on.scopes.asViewer(on.people.neighbour, async (tx) => ({
    child: await tx.selectFrom('child').select('id').executeTakeFirstOrThrow(),
    category: await tx.selectFrom('category').select('id').executeTakeFirstOrThrow(),
  }))
  const body = { ...on.expense(), childIds: [theirs.child.id], categoryId: theirs.category.id }
  expect((await create(body)).body).toMatchObject({
    validationErrors: [
      { field: 'childIds', code: 'notAChoice' },
      { field: 'categoryId', code: 'notAChoice' },
    ],
  })
})

test('a child named twice is one child', async () => {
  const { childIds, ...rest } = on.expense()
  const answer = await create({ ...rest, childIds: [...childIds, ...childIds] })
  expect(itemOf(answer).childIds).toEqual(childIds)
})

test('a day begins and ends where the family lives, to the second', async () => {
  const clock = movableClock('2026-11-21T04:59:59.999Z')
  const late = await testApp({ clock, beside: app })
  const client = await late.as(on.sam.personId)
  const bought = (purchaseDate: string) =>
    client.call(expenseRoutes.create, { body: { ...on.expense(), purchaseDate } })
  expect((await bought('2026-11-20')).status).toBe(201)
  expect(await bought('2026-11-21')).toMatchObject(refusedFor('purchaseDate', 'inTheFuture'))
  clock.forward(1)
  expect((await bought('2026-11-21')).status).toBe(201)
  await late.stop()
})

describe.each(reasons)('a reason of $what', ({ typed, problem }) => {
  test.each([
    ['expense.decline', 'reason'],
    ['expense.requestReceipt', 'note'],
  ])('%s', async (type, field) => {
    const id = await on.record(on.sam)
    await dana.call(expenseRoutes.open, { params: { id } })
    const answer = await command(dana, id, { type, version: 1, [field]: typed })
    if (problem) expect(answer).toMatchObject(refusedFor(field, problem))
    else expect(answer.status).toBe(200)
  })
})

test.each([
  { type: 'expense.approve', owed: 142_50 },
  { type: 'expense.decline', reason: 'Not agreed' },
  { type: 'expense.requestReceipt', note: 'The invoice, please' },
])('$type is refused before the expense was opened, and nothing of it is shown', async (answer) => {
  const id = await on.record(on.sam)
  const early = await command(dana, id, { ...answer, version: 1 })
  expect(early).toMatchObject({ status: 409, body: { exception: 'notOpenedYet' } })
  expect(early.body).not.toHaveProperty('item')
  expect(await on.expenseRow(id)).toMatchObject({ status: 'open', version: 1 })
  await dana.call(expenseRoutes.open, { params: { id } })
  expect((await command(dana, id, { ...answer, version: 1 })).status).toBe(200)
})

const approved = async () => {
  const id = await on.record(on.sam)
  await dana.call(expenseRoutes.open, { params: { id } })
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 142_50 })
  return id
}
const pay = async (typed: object) =>
  command(dana, await approved(), { type: 'expense.pay', version: 2, method: 'check', ...typed })

test.each([
  ['all that is payable', { amount: 142_50 }],
  ['one cent', { amount: 1 }],
  ['the longest number and note', { amount: 1, number: '1'.repeat(limits.checkNumber), note: 'n'.repeat(limits.note) }],
  ['no number and no note', { amount: 1, number: ' ', note: '' }],
])('a payment of %s is recorded', async (_, typed) => {
  expect(await pay(typed)).toMatchObject({ status: 200, body: { status: 'approved.paymentUnconfirmed' } })
})

test('one cent more than is payable is refused, and the expense says how it stands', async () => {
  expect(await pay({ amount: 142_51 })).toMatchObject({
    status: 409,
    body: { exception: 'notAllowedNow', item: { status: 'approved.unpaid', payments: [] } },
  })
})

test.each<[object, string, FieldProblem]>([
  [{ amount: 0 }, 'amount', 'notPositive'],
  [{}, 'amount', 'required'],
  [{ amount: 1, number: '1'.repeat(limits.checkNumber + 1) }, 'number', 'tooLong'],
  [{ amount: 1, note: 'n'.repeat(limits.note + 1) }, 'note', 'tooLong'],
  [{ amount: 1, payerId: strange }, 'payerId', 'unknownField'],
])('a payment of %j is refused', async (typed, field, code) => {
  expect(await pay(typed)).toMatchObject(refusedFor(field, code))
})
