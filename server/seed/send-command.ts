import type { ExpenseCommand } from '#contract/expenses/expenses.ts'
import type { PaymentCommand } from '#contract/payments/payments.ts'
import { remainingOf } from '#machines/expenses/expense.facts.ts'
import type { Viewer } from '../db/tenancy.ts'
import { expenseLifecycle } from '../features/expenses/expenses.lifecycle.ts'
import { lockExpense } from '../features/expenses/expenses.store.ts'
import { paymentLifecycle } from '../features/payments/payments.lifecycle.ts'
import { advance } from '../lifecycle/advance.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** A command without the values its sender saw; the functions below read them. */
export type Unversioned<Command> = Command extends { version: number }
  ? Omit<Command, 'version' | 'owed' | 'remaining' | (Command extends { type: `payment.${string}` } ? 'amount' : never)>
  : never

/** Sends a command to an expense with the values it has now. */
export const sendToExpense = async (
  change: UnitOfWork,
  viewer: Viewer,
  id: string,
  command: Unversioned<ExpenseCommand>,
) => {
  const row = await lockExpense(change.tx, id, 'toRead')
  if (!row) throw new Error(`there is no expense for ${command.type}`)
  const { version, owed } = row
  const seen = {
    version,
    ...(command.type === 'expense.approve' && { owed }),
    ...(command.type === 'expense.markReimbursed' && {
      remaining: remainingOf(await expenseLifecycle.contextOf(change.tx, row, change.now)),
    }),
  }
  await advance(change, expenseLifecycle, id, { ...command, ...seen }, viewer)
}

/** Sends a command to the last payment of an expense. */
export const sendToLastPayment = async (
  change: UnitOfWork,
  viewer: Viewer,
  expenseId: string,
  command: Unversioned<PaymentCommand>,
) => {
  const { id, ...seen } = await change.tx
    .selectFrom('payment')
    .innerJoin('allocation', (join) =>
      join.onRef('allocation.family_id', '=', 'payment.family_id').onRef('allocation.payment_id', '=', 'payment.id'),
    )
    .select(['payment.id', 'payment.version', 'payment.amount'])
    .where('allocation.expense_id', '=', expenseId)
    .orderBy('payment.change_order', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await advance(change, paymentLifecycle, id, { ...command, ...seen }, viewer)
}
