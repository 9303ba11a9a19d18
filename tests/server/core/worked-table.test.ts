import { beforeAll, expect, test } from 'vitest'
import { payableOf, remainingOf } from '#machines/expenses/expense.facts.ts'
import type { PaymentMethod } from '#machines/payments/payment.types.ts'
import { labelOf, pathToValue, turnsOf } from '#machines/shared/decide.ts'
import { expenseLifecycle } from '#server/features/expenses/expenses.lifecycle.ts'
import { beginPayment } from '#server/features/payments/payments.lifecycle.ts'
import { LifecycleRefusal } from '#server/lifecycle/refusals.ts'
import { sharedApp } from '#tests/support/app.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let on: Stage
let id: string
beforeAll(async () => {
  on = await stage(await sharedApp())
})

/** Returns what a person sees of the expense: leaf, label, remaining, payable, whose turn it is. */
const reading = async () => {
  const row = await on.expenseRow(id)
  const context = await on.scopes.asSystem(on.family.id, (tx) => expenseLifecycle.contextOf(tx, row, on.clock.now()))
  const snapshot = expenseLifecycle.machine.resolveState({ value: pathToValue(row.status), context })
  const { settled, checks, inFlight } = context
  return [
    `${settled / 100}/${checks / 100}/${inFlight / 100}`,
    row.status.replace('approved.', ''),
    labelOf(snapshot),
    remainingOf(context) / 100,
    payableOf(context) / 100,
    turnsOf(snapshot).join(', '),
  ]
}

const pays = async (method: PaymentMethod, amount: number): Promise<string> => {
  const allocations = [{ expenseId: id, amount }]
  const plan = {
    method,
    later: false,
    number: null,
    note: null,
    bankAccountId: null,
    payerId: on.dana.personId,
    receiverId: on.sam.personId,
  }
  return (await on.act(on.dana, (change) => beginPayment(change, { ...plan, allocations }, on.dana))).id
}

test('285.00 at 50/50, paid in parts by check and bank, returned, failed and marked reimbursed', async () => {
  id = await on.record(on.sam)
  await on.open(on.dana, id)
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 142_50 })
  expect(await reading()).toEqual(['0/0/0', 'unpaid', 'unpaid', 142.5, 142.5, 'payer'])

  const bank = await pays('bank', 50_00)
  expect(await reading()).toEqual(['0/0/50', 'paymentInProcess', 'paymentInProcess', 142.5, 92.5, 'bank, payer'])

  await on.send('expense', on.dana, id, { type: 'expense.pay', method: 'check', amount: 40_00 })
  expect(await reading()).toEqual([
    '0/40/50',
    'paymentUnconfirmed',
    'paymentUnconfirmed',
    142.5,
    52.5,
    'receiver, bank, payer',
  ])

  await on.send('payment', 'bank', bank, { type: 'payment.paid' })
  expect(await reading()).toEqual([
    '50/40/0',
    'paymentUnconfirmed',
    'paymentUnconfirmed',
    92.5,
    52.5,
    'receiver, payer',
  ])

  const check = await checkOf()
  await on.send('payment', on.sam, check, { type: 'payment.confirm', amount: 40_00 })
  expect(await reading()).toEqual(['90/0/0', 'partlyPaid', 'partlyPaid', 52.5, 52.5, 'payer'])

  await on.send('payment', 'bank', bank, { type: 'payment.returned' })
  expect(await reading()).toEqual(['40/0/0', 'newPaymentNeeded', 'newPaymentNeeded.returned', 102.5, 102.5, 'payer'])

  const second = await pays('bank', 102_50)
  expect(await reading()).toEqual(['40/0/102.5', 'paymentInProcess', 'paymentInProcess', 102.5, 0, 'bank'])
  const reimburse = { type: 'expense.markReimbursed', remaining: 102_50 }
  await expect(on.send('expense', on.sam, id, reimburse)).rejects.toThrow(LifecycleRefusal)

  await on.send('payment', 'bank', second, { type: 'payment.failed' })
  expect(await reading()).toEqual(['40/0/0', 'newPaymentNeeded', 'newPaymentNeeded.failed', 102.5, 102.5, 'payer'])

  await on.send('expense', on.sam, id, reimburse)
  expect(await reading()).toEqual(['142.5/0/0', 'settled', 'settled.reimbursed', 0, 0, 'nobody'])
})

test('nothing is owed at 100/0: approved is settled at once', async () => {
  const personal = await on.scopes.asViewer(on.sam, (tx) =>
    tx.selectFrom('category').select('id').where('preset', '=', 'personal').executeTakeFirstOrThrow(),
  )
  id = await on.record(on.sam, { categoryId: personal.id })
  await on.open(on.dana, id)
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 0 })
  expect(await reading()).toEqual(['0/0/0', 'settled', 'settled', 0, 0, 'nobody'])
})

const checkOf = async (): Promise<string> => {
  const row = await on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('payment').select('id').where('status', '=', 'unconfirmed').executeTakeFirstOrThrow(),
  )
  return row.id
}
