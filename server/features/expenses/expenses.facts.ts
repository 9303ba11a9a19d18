import { paymentStatuses } from '#contract/payments/payments.ts'
import type { ExpenseFacts, Outcome } from '#machines/expenses/expense.types.ts'
import { noFacts } from '#machines/expenses/expense.types.ts'
import type { Counts } from '#machines/payments/payment.setup.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Tx } from '../../db/tenancy.ts'
import { countsOf } from '../payments/payments.facts.ts'

const outcomes: readonly string[] = paymentStatuses.filter((status) =>
  ['settled', 'nothing'].includes(countsOf[status] ?? ''),
)
const isOutcome = (status: string): status is Outcome => outcomes.includes(status)

/** One allocation to one expense, with the status of its payment. The amount is in minor units. */
export type AllocationState = { readonly status: string; readonly amount: number; readonly change_order: number }

/** Computes an expense's facts from what is owed and from all allocations to it. */
export const factsFrom = (owed: number, allocations: readonly AllocationState[]): ExpenseFacts => {
  const sum = (counts: Counts) =>
    allocations.reduce((total, { status, amount }) => (countsOf[status] === counts ? total + amount : total), 0)
  const ended = allocations.filter(({ status }) => isOutcome(status)).sort((a, b) => b.change_order - a.change_order)
  const last = ended[0]?.status
  return {
    owed,
    settled: sum('settled'),
    checks: sum('checks'),
    inFlight: sum('inFlight'),
    scheduled: sum('scheduled'),
    lastOutcome: last !== undefined && isOutcome(last) ? last : null,
  }
}

export type OwedExpense = { readonly id: string; readonly owed: number }

/** Computes the facts of several expenses in one statement. */
export const factsOf = async (tx: Tx, expenses: readonly OwedExpense[]): Promise<Map<string, ExpenseFacts>> => {
  if (expenses.length === 0) return new Map()
  const rows = await tx
    .selectFrom('allocation as a')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.family_id', '=', 'a.family_id').onRef('p.id', '=', 'a.payment_id'),
    )
    .select(['a.expense_id', 'a.amount', 'p.status', 'p.change_order'])
    .where('a.expense_id', '=', oneOf(expenses.map(({ id }) => id)))
    .execute()
  const byExpense = Map.groupBy<string, AllocationState & { expense_id: string }>(rows, (row) => row.expense_id)
  return new Map(expenses.map(({ id, owed }) => [id, factsFrom(owed, byExpense.get(id) ?? [])]))
}

/** Computes the facts of one expense under the caller's lock. */
export const factsOfExpense = async (tx: Tx, row: OwedExpense): Promise<ExpenseFacts> =>
  (await factsOf(tx, [row])).get(row.id) ?? { ...noFacts, owed: row.owed }
