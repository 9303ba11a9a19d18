import { beforeAll, expect, test } from 'vitest'
import { expenseLifecycle } from '#server/features/expenses/expenses.lifecycle.ts'
import { paymentLifecycle } from '#server/features/payments/payments.lifecycle.ts'
import { advance } from '#server/lifecycle/advance.ts'
import { sharedApp } from '#tests/support/app.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let on: Stage
beforeAll(async () => {
  on = await stage(await sharedApp())
})

const approve = (id: string, seen: { version: number; owed: number }) =>
  on.act(on.dana, (change) => advance(change, expenseLifecycle, id, { type: 'expense.approve', ...seen }, on.dana))

test('nobody approves a version or an amount they were not shown', async () => {
  const id = await on.record(on.sam)
  await on.open(on.dana, id)
  await expect(approve(id, { version: 0, owed: 142_50 })).rejects.toMatchObject({ code: 'changedSinceSeen' })
  await expect(approve(id, { version: 1, owed: 142_00 })).rejects.toMatchObject({ code: 'changedSinceSeen' })
  await approve(id, { version: 1, owed: 142_50 })
  await expect(approve(id, { version: 2, owed: 142_50 })).rejects.toMatchObject({ code: 'notAllowedNow' })
})

test('of two who act on the same version at once, one wins and the other is told', async () => {
  const id = await on.record(on.sam)
  await on.open(on.dana, id)
  const withdraw = on.act(on.sam, (change) =>
    advance(change, expenseLifecycle, id, { type: 'expense.withdraw', version: 1 }, on.sam),
  )
  const results = await Promise.allSettled([withdraw, approve(id, { version: 1, owed: 142_50 })])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const entries = await on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('entry').select('kind').where('entity_id', '=', id).execute(),
  )
  expect(entries).toHaveLength(3)
})

test('a refusal writes nothing: no row, no entry', async () => {
  const id = await on.record(on.sam)
  await on.open(on.dana, id)
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 142_50 })
  await on.send('expense', on.dana, id, { type: 'expense.pay', method: 'check', amount: 142_50 })
  const over = on.send('expense', on.dana, id, { type: 'expense.pay', method: 'check', amount: 1 })
  await expect(over).rejects.toMatchObject({ code: 'notAllowedNow' })
  expect((await on.expenseRow(id)).version).toBe(4)
})

test('a check and its opposite answer at once: one of them stands', async () => {
  const id = await on.record(on.sam)
  await on.open(on.dana, id)
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 142_50 })
  await on.send('expense', on.dana, id, { type: 'expense.pay', method: 'check', amount: 142_50 })
  const payment = await on.scopes.asSystem(on.family.id, (tx) =>
    tx
      .selectFrom('payment')
      .select('id')
      .where('id', 'in', (eb) => eb.selectFrom('allocation').select('payment_id').where('expense_id', '=', id))
      .executeTakeFirstOrThrow(),
  )
  const answer = (type: string, actor: typeof on.sam) =>
    on.act(actor, (change) => {
      const command = { type, version: 1, amount: 142_50, reason: 'It never came' }
      return advance(change, paymentLifecycle, payment.id, command, actor)
    })
  const results = await Promise.allSettled([answer('payment.confirm', on.sam), answer('payment.void', on.dana)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { status } = await on.paymentRow(payment.id)
  const expense = await on.expenseRow(id)
  expect([status, expense.status]).toSatisfy(([one, other]) =>
    one === 'confirmed' ? other === 'settled' : one === 'void' && other === 'approved.newPaymentNeeded',
  )
})
