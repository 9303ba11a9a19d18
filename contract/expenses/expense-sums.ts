import * as z from 'zod/mini'
import { id, minor } from '../common.ts'

/**
 * One parent owes this much of the expenses that the other recorded. The parts add up: `share` is the sum of `paid`,
 * `unconfirmed`, `withBank`, `scheduled`, `left` and `unanswered`.
 */
const owedBy = z.object({
  /** The parent who owes it. */
  personId: id,
  count: z.int(),
  share: minor,
  /** Arrived by bank, confirmed by the other parent, or marked as reimbursed. */
  paid: minor,
  /** Paid by check or otherwise; it waits for the other parent to confirm that it arrived. */
  unconfirmed: minor,
  /** Sent by bank and not arrived. */
  withBank: minor,
  /** Planned for a later day, so nothing was sent. */
  scheduled: minor,
  /** Agreed and unpaid: left to pay. */
  left: minor,
  /** Nobody has approved these expenses, so they wait for an answer. */
  unanswered: minor,
})

/** The number of expenses and the sum of their totals. */
const amounts = z.object({ count: z.int(), total: minor })

/**
 * Sums of the expenses that a filter selects, on all pages. Each expense is in one of three groups: `counted`, `ended`
 * (declined or withdrawn, so nothing is owed) or `private` (the viewer's own; nobody else's sums contain them).
 */
export const expenseSums = z.object({
  /** `shares` is what each parent bears of the total; they add up to it. `owed` has a line for each parent who owes. */
  counted: z.extend(amounts, {
    shares: z.array(z.object({ personId: id, amount: minor })),
    owed: z.array(owedBy),
  }),
  ended: amounts,
  private: amounts,
})
export type ExpenseSumsDto = z.infer<typeof expenseSums>

/**
 * One side owes this much of outstanding expenses that were agreed; `count` is the number of those of which some is owed.
 * `amount` is the sum of `left`, `unconfirmed` and `scheduled`, which mean what they mean in the sums of a filter.
 * `unanswered` is apart from it: nobody owes what nobody has agreed to.
 */
const owes = z.object({
  amount: minor,
  count: z.int(),
  left: minor,
  unconfirmed: minor,
  scheduled: minor,
  unanswered: minor,
})

/**
 * Totals of the whole log as the viewpoint sees it. They cover outstanding expenses only; private, declined and
 * withdrawn ones never count. `withBank` counts transfers, and is in neither amount.
 */
export const expenseTotals = z.object({
  youOwe: owes,
  othersOwe: owes,
  withBank: z.object({ amount: minor, count: z.int() }),
})
export type ExpenseTotalsDto = z.infer<typeof expenseTotals>
