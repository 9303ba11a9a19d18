import * as z from 'zod/mini'
import { waitingActualTimeDto } from './calendar/waiting-actual-times.ts'
import { waitingChangeDto } from './calendar/waiting-changes.ts'
import { currency, date, id, instant, minor } from './common.ts'
import { expenseTotals } from './expenses/expense-sums.ts'
import { expenseSummaryDto } from './expenses/expenses.ts'
import { paymentDto } from './payments/payments.ts'
import { route } from './route.ts'

/** An expense in which it is somebody's turn, with what its line shows beside the status. */
export const waitingExpenseDto = z.extend(expenseSummaryDto, {
  /** Payments that wait for an answer, oldest first. */
  payments: z.array(paymentDto),
  /** The time at which the parent who did not record it first opened it; null means never. */
  viewedAt: z.nullable(instant),
})
export type WaitingExpenseDto = z.infer<typeof waitingExpenseDto>

/**
 * A ledger of child support that waits for an order to be confirmed, an end to be agreed to, a payment to be confirmed,
 * or a due to be paid.
 */
export const waitingSupportDto = z.object({
  /** The id of the order or payment, or of the ledger for a due. */
  id,
  ledgerId: id,
  what: z.enum(['order', 'end', 'payment', 'due']),
  /** The person who must act, and the other parent. */
  whose: id,
  otherId: id,
  /** The amount of the order or payment, or all that is open. */
  amount: minor,
  currency,
  /**
   * The day from which the order would run or on which it would end, the day of the payment, or the day of the latest
   * due.
   */
  on: date,
})
export type WaitingSupportDto = z.infer<typeof waitingSupportDto>

/** A draft of an expense that comes back each month, whose day has come. Only its owner is shown it. */
export const waitingMonthlyDto = z.object({ id, name: z.string(), total: minor, currency, on: date })
export type WaitingMonthlyDto = z.infer<typeof waitingMonthlyDto>

/**
 * The other parent has not joined. A parent names them, invites them, says whether another address is theirs, or waits
 * for their answer.
 */
export const waitingCoparentDto = z.object({
  what: z.enum(['name', 'invite', 'word', 'answer']),
  /** Null while nobody is named. */
  personId: z.nullable(id),
  /** The time at which they were last invited; null while they are not. */
  sentAt: z.nullable(instant),
})
export type WaitingCoparentDto = z.infer<typeof waitingCoparentDto>

const waiting = z.object({
  count: z.int(),
  items: z.array(waitingExpenseDto),
  support: z.array(waitingSupportDto),
  monthly: z._default(z.array(waitingMonthlyDto), []),
  coparent: z._default(z.array(waitingCoparentDto), []),
  changes: z._default(z.array(waitingChangeDto), []),
  actualTimes: z._default(z.array(waitingActualTimeDto), []),
})

/** Returned by an area in which nothing waits. */
export const noneWaiting: Omit<z.infer<typeof waiting>, 'count'> = {
  items: [],
  support: [],
  monthly: [],
  coparent: [],
  changes: [],
  actualTimes: [],
}

/** Totals of outstanding expenses, as the log has them; null for those who may not see the log. */
const totals = z.nullable(expenseTotals)

/**
 * Says what waits to be changed in who gets into the caller's own account, which they can stop: the removal of their second
 * step, and another address.
 */
const account = z._default(z.object({ removal: z.boolean(), email: z.boolean() }), { removal: false, email: false })

/**
 * Lists what waits by whose turn it is, latest change first. `items` are the first few expenses; `count` covers all,
 * including `support`, `monthly`, `coparent`, `changes` and `actualTimes`.
 */
export const homeDto = z.object({ you: waiting, others: waiting, totals, account })
export type HomeDto = z.infer<typeof homeDto>

/** The server adds the lists that its features declare beyond these. */
export const homeDtoWith = (lists: Readonly<Record<string, z.ZodMiniType>>) =>
  z.object({ you: z.extend(waiting, lists), others: z.extend(waiting, lists), totals, account })

export const homeRoutes = {
  waiting: route({
    method: 'GET',
    path: '/pub/v1/home',
    access: 'bearer',
    summary: 'What waits for the viewpoint, for others, and in the own account of the caller. Never opens anything.',
    output: homeDto,
  }),
} as const
