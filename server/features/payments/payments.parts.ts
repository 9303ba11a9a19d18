import { oneOf } from '../../db/one-of.ts'
import type { Tx } from '../../db/tenancy.ts'

type Allocation = { readonly expenseId: string; readonly amount: number }
type Due = { readonly id: string; readonly amount: number }

const inOrder = <Part>(parts: readonly Part[], idOf: (part: Part) => string): Part[] =>
  parts.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))

/**
 * Returns the recorded parts of a payment of expenses, in the order of their expenses. Their fields are in the order of
 * their entries, so that a comparison with those need not sort them.
 */
export const allocationParts = (allocations: readonly Allocation[]) => ({
  allocations: inOrder(allocations, ({ expenseId }) => expenseId).map(({ expenseId: expense_id, amount }) => ({
    amount,
    expense_id,
  })),
})

/** They name the ledger that a payment of child support pays, its date, and the dues that its payer chose. */
export type SupportParts = { readonly ledger: string; readonly paidOn: string; readonly dues: readonly Due[] }

/** Returns the recorded parts of a payment of child support. */
export const supportParts = ({ ledger: root_id, paidOn: paid_on, dues }: SupportParts) => ({
  root_id,
  paid_on,
  dues: inOrder(dues, ({ id }) => id).map(({ id: due_id, amount }) => ({ amount, due_id })),
})

/** Reads the parts of payments of expenses in the form in which they are recorded, by payment. */
export const partsOfPayments = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, object>> => {
  const rows = await tx
    .selectFrom('allocation')
    .select(['payment_id', 'expense_id', 'amount'])
    .where('payment_id', '=', oneOf(ids))
    .execute()
  const parts = new Map<string, object>()
  for (const [id, own] of Map.groupBy(rows, ({ payment_id }) => payment_id))
    parts.set(id, allocationParts(own.map(({ expense_id: expenseId, amount }) => ({ expenseId, amount }))))
  return parts
}
