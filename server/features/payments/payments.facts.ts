import { type PaymentStatus, paymentStatuses } from '#contract/payments/payments.ts'
import type { ExpenseFacts, Outcome } from '#machines/expenses/expense.types.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import type { Counts, PaymentMeta } from '#machines/payments/payment.setup.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'

/** Which bucket of an expense's facts a payment in this status counts in: read off the payment's chart. */
export const countsOf: Readonly<Record<string, Counts>> = Object.fromEntries(
  paymentStatuses.map((status) => [status, metaOfLeaf<PaymentMeta>(paymentMachine, status).counts]),
)

const outcomes: readonly string[] = paymentStatuses.filter((status) =>
  ['settled', 'nothing'].includes(countsOf[status] ?? ''),
)
const isOutcome = (status: string): status is Outcome => outcomes.includes(status)

/** The statuses whose allocations count in one bucket, for sums in SQL. */
export const statusesThat = (counts: Counts): PaymentStatus[] =>
  paymentStatuses.filter((status) => countsOf[status] === counts)

/** One allocation to one expense, with the state of its payment. Amount in minor units. */
export type AllocationState = { readonly status: string; readonly amount: number; readonly change_order: number }

/** What an expense's chart decides on, from what is owed and all allocations to it. */
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
