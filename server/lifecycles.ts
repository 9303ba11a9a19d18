import { noFacts } from '#machines/expense/expense.types.ts'
import { type ExpensePorts, expenseEffects } from './features/expenses/expenses.effects.ts'
import { type ExpenseLifecycle, expenseLifecycleWith } from './features/expenses/expenses.lifecycle.ts'
import { attachFiles, openFilesToFamily } from './features/files/files.store.ts'
import { beginPayment, type PaymentLifecycle, paymentLifecycleWith } from './features/payments/payments.lifecycle.ts'
import { factsOf, scheduledFor } from './features/payments/payments.store.ts'
import { advance } from './lifecycle/advance.ts'
import type { Mover } from './lifecycle/lifecycle.ts'
import { mustBeSendable } from './paying.ts'

/**
 * Where lifecycles meet: what a payment means to its expenses, and what an expense asks of payments and files.
 * Features do not know each other; this is the one place that knows them all.
 */

export const factsOfExpense: ExpensePorts['factsOf'] = async (tx, row) =>
  (await factsOf(tx, [row])).get(row.id) ?? { ...noFacts, owed: row.owed }

const personOf = (mover: Mover): string => {
  if (typeof mover === 'string') throw new Error('Only a person adds a receipt')
  return mover.personId
}

export const attachReceipts: ExpensePorts['attachFiles'] = (change, fileIds, { entityId, audience }, mover) =>
  attachFiles(change, fileIds, { entityId, audience, by: personOf(mover) })

export const expensePorts: ExpensePorts = {
  factsOf: factsOfExpense,
  pay: async (change, row, { amount, ...plan }, mover) => {
    const parties = { payerId: row.other_id, receiverId: row.creator_id }
    const { bankAccountId } = plan
    if (bankAccountId !== null) await mustBeSendable(change, { ...parties, amount, bankAccountId })
    const allocations = [{ expenseId: row.id, amount }]
    await beginPayment(change, paymentLifecycle, { ...plan, ...parties, later: false, allocations }, mover)
  },
  stopScheduled: async (change, row) => {
    for (const id of await scheduledFor(change.tx, row.id))
      await advance(change, paymentLifecycle, id, { type: 'payment.stop' }, 'system')
  },
  attachFiles: attachReceipts,
  openFiles: openFilesToFamily,
}

export const expenseLifecycle: ExpenseLifecycle = expenseLifecycleWith(factsOfExpense, expenseEffects(expensePorts))

export const paymentLifecycle: PaymentLifecycle = paymentLifecycleWith(async (change, expenseIds) => {
  for (const id of expenseIds)
    await advance(change, expenseLifecycle, id, { type: 'expense.paymentsChanged' }, 'system')
})
