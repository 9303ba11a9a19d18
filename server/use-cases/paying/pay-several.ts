import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { NewPayment } from '#contract/expenses/paying.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { expenseEffects } from '../../features/expenses/expenses.effects.ts'
import { factsOfExpense } from '../../features/expenses/expenses.facts.ts'
import { rowOf } from '../../features/expenses/expenses.item.ts'
import { type ExpenseLifecycle, expenseLifecycle } from '../../features/expenses/expenses.lifecycle.ts'
import { handedOver } from '../../features/payments/payments.handed-over.ts'
import { beginPayment } from '../../features/payments/payments.lifecycle.ts'
import { mustBeSendable } from '../../features/payments/payments.sending.ts'
import type { PaymentRow } from '../../features/payments/payments.store.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'

type Part = { readonly expenseId: string; readonly amount: number; readonly receiverId: string }

/** Uses the expense's own chart and effects, except that paying only collects a part; one payment for all parts follows. */
const collectingInto = (parts: Part[]): ExpenseLifecycle => ({
  ...expenseLifecycle,
  effects: {
    ...expenseEffects,
    beginPayment: async ({ tx }, { row, command }) => {
      const amount = 'amount' in command ? command.amount : null
      if (typeof amount !== 'number' || amount !== payableOf(await factsOfExpense(tx, row)))
        throw new Refusal('severalInFull')
      parts.push({ expenseId: row.id, amount, receiverId: row.creator_id })
    },
  },
})

const inOrder = (expenses: NewPayment['expenses']) => expenses.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/**
 * Creates one payment for several expenses, each paid in full. All are locked in the order of their ids, and each one's
 * chart decides; if one refuses, nothing is paid. Throws `LifecycleRefusal` as `advance` does, and `Refusal`:
 * severalInFull, or the reason that prevents a transfer.
 */
export const paySeveral = async (
  change: UnitOfWork,
  viewer: Viewer,
  { expenses, ...payment }: NewPayment,
): Promise<PaymentRow> => {
  const parts: Part[] = []
  const lifecycle = collectingInto(parts)
  for (const { id, ...seen } of inOrder(expenses)) {
    const command = { type: 'expense.pay', ...seen, ...payment }
    await advance(change, lifecycle, id, command, viewer)
  }
  const [first] = parts
  if (!first) throw new Error('No expense was paid and none refused')
  const { method, note } = payment
  const bankAccountId = method === 'bank' ? payment.bankAccountId : null
  const parties = { payerId: viewer.personId, receiverId: first.receiverId }
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  if (bankAccountId !== null) await mustBeSendable(change, { ...parties, bankAccountId, amount })
  const given = await handedOver(change, payment)
  const plan = { ...given, method, note: note || null, bankAccountId, ...parties, later: false, allocations: parts }
  return beginPayment(change, plan, viewer)
}

/** Returns the present expenses for a refusal. */
export const expensesNow = async (tx: Tx, viewer: Viewer, { expenses }: NewPayment): Promise<ExpenseSummaryDto[]> => {
  const ids = expenses.map(({ id }) => id)
  const rows = await tx.selectFrom('expense').selectAll().where('id', 'in', ids).orderBy('id').execute()
  const { currency } = await tx.selectFrom('family').select('currency').executeTakeFirstOrThrow()
  return rows.map((row) => rowOf(row, currency, viewer))
}
