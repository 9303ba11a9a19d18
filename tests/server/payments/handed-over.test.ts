import { beforeAll, describe, expect, test } from 'vitest'
import { type ExpenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { paymentActivityRoutes } from '#contract/payments/payment-activity.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { checkEdges } from '#tests/contract/edges/check.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { readCsv } from '#tests/support/files/csv.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let dana: TestClient
beforeAll(async () => {
  app = await sharedApp()
  on = await stage(app)
  dana = await app.as(on.dana.personId)
})

const approved = async () => {
  const id = await on.record(on.sam)
  await dana.call(expenseRoutes.open, { params: { id } })
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 142_50 })
  return id
}
const post = (url: string, payload: object) =>
  dana.request(
    { method: 'POST', url, payload },
    { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' },
  )
const payOne = async (typed: object) =>
  post(`/pub/v1/expenses/${await approved()}/events`, {
    type: 'expense.pay',
    version: 2,
    method: 'check',
    amount: 142_50,
    ...typed,
  })
const paySeveral = async (typed: object) =>
  post('/pub/v1/payments', {
    method: 'check',
    expenses: [{ id: await approved(), version: 2, amount: 142_50 }],
    ...typed,
  })

describe.each(checkEdges)('$what', ({ typed, problem, kept }) => {
  test.each([
    ['one expense', payOne, 200],
    ['several together', paySeveral, 201],
  ] as const)('paying %s', async (_, pay, status) => {
    const answer = await pay(typed)
    if (problem) {
      const [field, code] = problem
      expect(answer).toMatchObject({ status: 400, body: { validationErrors: [{ field, code }] } })
      return
    }
    expect(answer.status).toBe(status)
    const body = answer.body as ExpenseDto | ExpenseDto['payments'][number]
    expect('payments' in body ? body.payments : [body]).toMatchObject([kept ?? {}])
  })
})

test('the record, the list and its spreadsheet say what changed hands and when', async () => {
  const answer = await payOne({ means: 'zelle', paidOn: '2026-11-18', note: 'From my phone' })
  const [{ id = '' } = {}] = (answer.body as ExpenseDto).payments
  const { payload } = await app.deps.scopes.asSystem(on.dana.familyId, (tx) =>
    tx.selectFrom('entry').select('payload').where('entity_id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(JSON.parse(payload ?? '')).toMatchObject({
    columns: { means: 'zelle', handed_on: '2026-11-18', number: null },
  })
  const { body } = await dana.call(paymentActivityRoutes.list, { query: { search: 'phone' } })
  expect(body).toMatchObject({ items: [{ id, means: 'zelle', paidOn: '2026-11-18' }] })
  const { text } = await dana.call(
    paymentActivityRoutes.csv,
    { query: { search: 'phone' } },
    { authorization: undefined },
  )
  expect(readCsv(text).records[0]).toMatchObject({ 'Paid by': 'Zelle', 'Paid on': '2026-11-18' })
})

test('a payment that the receiver reports changed hands by nobody’s word', async () => {
  const id = await approved()
  const sam = await app.as(on.sam.personId)
  await on.send('expense', on.sam, id, { type: 'expense.markReimbursed', remaining: 142_50 })
  const { body } = await sam.call(expenseRoutes.get, { params: { id } })
  const [payment] = (body as ExpenseDto).payments
  const { body: one } = await sam.call(paymentRoutes.get, { params: { id: payment?.id ?? '' } })
  expect(one).toMatchObject({ method: 'reimbursed', means: null, paidOn: null })
})
