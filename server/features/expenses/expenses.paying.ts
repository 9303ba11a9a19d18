import type { PaymentDto } from '#contract/payments/payments.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { advance } from '../../lifecycle/advance.ts'
import type { Actor } from '../../lifecycle/lifecycle.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { statusesThat } from '../payments/payments.facts.ts'
import type { HandedOver } from '../payments/payments.handed-over.ts'
import { paymentItems } from '../payments/payments.item.ts'
import { beginPayment, paymentLifecycle } from '../payments/payments.lifecycle.ts'
import { mustBeSendable } from '../payments/payments.sending.ts'
import type { ExpenseRecord } from './expenses.store.ts'

export type ExpensePayment = HandedOver & {
  readonly method: 'check' | 'bank' | 'reimbursed'
  readonly amount: number
  readonly note: string | null
  /** The payer's account, for a transfer. */
  readonly bankAccountId: string | null
}

/** Begins a payment of this expense by the parent who did not record it. */
export const payExpense = async (
  change: UnitOfWork,
  row: ExpenseRecord,
  { amount, ...plan }: ExpensePayment,
  actor: Actor,
): Promise<void> => {
  const parties = { payerId: row.other_id, receiverId: row.creator_id }
  const { bankAccountId } = plan
  if (bankAccountId !== null) await mustBeSendable(change, { ...parties, amount, bankAccountId })
  const allocations = [{ expenseId: row.id, amount }]
  await beginPayment(change, { ...plan, ...parties, later: false, allocations }, actor)
}

/** Returns the payments of this expense that wait for their date. */
const scheduledFor = async (tx: Tx, expenseId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('allocation as a')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.family_id', '=', 'a.family_id').onRef('p.id', '=', 'a.payment_id'),
    )
    .select('p.id')
    .where('a.expense_id', '=', expenseId)
    .where('p.status', 'in', statusesThat('scheduled'))
    .orderBy('p.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Stops the payments of this expense that wait for their day. */
export const stopScheduled = async (change: UnitOfWork, { id }: ExpenseRecord): Promise<void> => {
  for (const paymentId of await scheduledFor(change.tx, id))
    await advance(change, paymentLifecycle, paymentId, { type: 'payment.stop' }, 'system')
}

/** Returns the payments of an expense, oldest first. */
export const paymentsFor = async (tx: Tx, viewer: Viewer, expenseId: string): Promise<PaymentDto[]> => {
  const rows = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', 'in', (eb) => eb.selectFrom('allocation').select('payment_id').where('expense_id', '=', expenseId))
    .orderBy('created_at')
    .orderBy('change_order')
    .execute()
  return paymentItems(tx, viewer, rows)
}
