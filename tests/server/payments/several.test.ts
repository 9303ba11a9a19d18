import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type ExpenseDto, expenseSummaryDto } from '#contract/expenses/expenses.ts'
import { type NewPayment, payingRoutes } from '#contract/expenses/paying.ts'
import { paymentDto } from '#contract/payments/payments.ts'
import { severalEdges } from '#tests/contract/edges/several.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type ReadyBank, readyBank } from '#tests/support/bank/ready-bank.ts'

let app: OwnApp
let bank: ReadyBank
beforeAll(async () => {
  app = await testApp()
  bank = await readyBank(app)
})
afterAll(() => app.stop())

const whole = ({ id, version, facts }: ExpenseDto) => ({ id, version, amount: facts.owed })
const payAll = (body: NewPayment, who: 'dana' | 'sam' = 'dana') => bank.clients[who].call(payingRoutes.pay, { body })
const byCheck = (expenses: NewPayment['expenses']) => payAll({ method: 'check', number: '1042', note: null, expenses })
const refused = z.object({ exception: z.string(), item: z.optional(z.array(expenseSummaryDto)) })

test('several are paid in full with one transfer, and settled together', async () => {
  const seen = [await bank.approved(60_00), await bank.approved(40_00), await bank.approved(20_00)]
  const answer = await payAll({
    method: 'bank',
    bankAccountId: bank.danas,
    note: 'All of June',
    expenses: seen.map(whole),
  })
  expect(answer.status).toBe(201)
  const payment = z.parse(paymentDto, answer.body)
  expect(payment).toMatchObject({ status: 'pending', amount: 60_00, note: 'All of June' })
  expect(payment.allocations.map(({ amount }) => amount).sort()).toEqual([10_00, 20_00, 30_00].sort())
  await bank.follow(payment.id)
  await bank.businessDays(4)
  for (const { id } of seen) expect((await bank.item(id)).status).toBe('settled')
})

test('by check it has its number and waits for the receiver', async () => {
  const seen = [await bank.approved(60_00), await bank.approved(40_00)]
  const payment = z.parse(paymentDto, (await byCheck(seen.map(whole))).body)
  expect(payment).toMatchObject({ status: 'unconfirmed', amount: 50_00, number: '1042' })
  for (const { id } of seen) expect((await bank.item(id)).status).toBe('approved.paymentUnconfirmed')
})

test.each(severalEdges)('of several, $what: all of them are paid, or none', async ({ without, refused: code }) => {
  const [first, second] = [await bank.approved(60_00), await bank.approved(40_00)]
  const part = { ...whole(second), amount: whole(second).amount - without }
  const answer = await byCheck([whole(first), part])
  if (code) expect([answer.status, z.parse(refused, answer.body).exception]).toEqual([409, code])
  else expect(answer.status).toBe(201)
  for (const { id } of [first, second]) expect((await bank.item(id)).payments).toHaveLength(code ? 0 : 1)
})

test('one that changed since it was seen keeps all of them from being paid, and the answer shows them as they are', async () => {
  const [first, second] = [await bank.approved(60_00), await bank.approved(40_00)]
  await bank.on.send('expense', bank.on.dana, first.id, { type: 'expense.pay', method: 'check', amount: 10_00 })
  const answer = await byCheck([whole(first), whole(second)])
  const { exception, item } = z.parse(refused, answer.body)
  expect([answer.status, exception]).toEqual([409, 'changedSinceSeen'])
  expect(item?.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort())
  expect((await bank.item(second.id)).payments).toEqual([])
})

test('the same one twice, nobody’s one, one’s own: refused', async () => {
  const seen = await bank.approved(60_00)
  const moved = { ...whole(seen), version: seen.version + 1 }
  for (const again of [whole(seen), moved]) expect((await byCheck([whole(seen), again])).status).toBe(400)
  expect((await byCheck([{ ...whole(seen), id: crypto.randomUUID() }])).status).toBe(404)
  const answer = await payAll({ method: 'check', number: null, note: null, expenses: [whole(seen)] }, 'sam')
  expect([answer.status, z.parse(refused, answer.body).exception]).toEqual([409, 'notAllowedNow'])
  expect((await bank.item(seen.id)).payments).toEqual([])
})

test('the limit is asked of the sum', async () => {
  const seen = [await bank.approved(600_00), await bank.approved(600_00)]
  const answer = await payAll({ method: 'bank', bankAccountId: bank.danas, note: null, expenses: seen.map(whole) })
  expect([answer.status, z.parse(refused, answer.body).exception]).toEqual([409, 'sendingLimit'])
  for (const { id } of seen) expect((await bank.item(id)).payments).toEqual([])
})

test('fifty at once, and no more', async () => {
  const some = { id: crypto.randomUUID(), version: 1, amount: 1 }
  const many = (count: number) => Array.from({ length: count }, () => ({ ...some, id: crypto.randomUUID() }))
  expect((await byCheck(many(51))).status).toBe(400)
  expect((await byCheck(many(50))).status).toBe(404)
  expect((await byCheck([])).status).toBe(400)
  expect((await payAll({ method: 'check', number: '1'.repeat(16), note: null, expenses: [some] })).status).toBe(400)
})
