import { beforeAll, expect, test } from 'vitest'
import { addMs } from '#domain/time.ts'
import { expenseLifecycle } from '#server/features/expenses/expenses.lifecycle.ts'
import { paymentLifecycle } from '#server/features/payments/payments.lifecycle.ts'
import { advance } from '#server/lifecycle/advance.ts'
import { sharedApp } from '#tests/support/app.ts'
import { paymentAt } from '#tests/support/record/leaves.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let on: Stage
beforeAll(async () => {
  on = await stage(await sharedApp())
})

test('from its deadline on a chart refuses every person, whether or not a job ran', async () => {
  const id = await on.record(on.sam)
  const due = addMs(on.clock.now(), 60_000)
  const withDeadline = { ...expenseLifecycle, deadlineOf: () => due }
  const edit = () => {
    const { private: _, receipts: __, ...fields } = on.expense()
    return on.act(on.sam, async (change) => {
      const { version } = await change.tx
        .selectFrom('expense')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await advance(change, withDeadline, id, { type: 'expense.edit', version, ...fields } as never, on.sam)
    })
  }
  await edit()
  on.clock.forward(59_999)
  await edit()
  on.clock.forward(1)
  await expect(edit()).rejects.toMatchObject({ code: 'notAllowedNow' })
})

test('the product and the bank go on after it', async () => {
  const { payment } = await paymentAt.pending(on)
  const withDeadline = { ...paymentLifecycle, deadlineOf: () => on.clock.now() }
  await on.act('bank', (change) => advance(change, withDeadline, payment, { type: 'payment.paid' }, 'bank'))
  expect((await on.paymentRow(payment)).status).toBe('paid')
})
