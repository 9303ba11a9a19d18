import * as z from 'zod/mini'
import { currency, date, id, instant, minor } from './common.ts'
import { expenseSummaryDto } from './expenses/expenses.ts'
import { paymentDto } from './payments/payments.ts'
import { route } from './route.ts'

/** An expense in which it is somebody's turn, with what a line about it says beside its status. */
export const waitingExpenseDto = z.extend(expenseSummaryDto, {
  /** Those of its payments that wait for somebody's word, oldest first. */
  payments: z.array(paymentDto),
  /** When the parent who did not record it first opened it; null is Never. */
  viewedAt: z.nullable(instant),
})
export type WaitingExpenseDto = z.infer<typeof waitingExpenseDto>

/**
 * What a ledger of child support waits for: an order to be confirmed, an end to be agreed to, a payment to be confirmed, or what
 * has fallen due to be paid.
 */
export const waitingSupportDto = z.object({
  /** Of the order or payment; the ledger's where it is what has fallen due. */
  id,
  ledgerId: id,
  what: z.enum(['order', 'end', 'payment', 'due']),
  /** Who must act, and the other parent. */
  whose: id,
  otherId: id,
  /** Of the order, of the payment, or all that is open. */
  amount: minor,
  currency,
  /** The day from which it would run, on which it would end, on which it was paid, or on which the last of it fell due. */
  on: date,
})
export type WaitingSupportDto = z.infer<typeof waitingSupportDto>

const waiting = z.object({ count: z.int(), items: z.array(waitingExpenseDto), support: z.array(waitingSupportDto) })

/** The lists of an area in which nothing waits. */
export const noneWaiting: Omit<z.infer<typeof waiting>, 'count'> = { items: [], support: [] }

/** What waits, by whose turn it is, latest change first. `items` are the first few expenses; `count` is all, with `support`. */
export const homeDto = z.object({ you: waiting, others: waiting })
export type HomeDto = z.infer<typeof homeDto>

export const homeRoutes = {
  waiting: route({
    method: 'GET',
    path: '/pub/v1/home',
    access: 'bearer',
    summary: 'What waits for the viewpoint and what waits for others. Never opens anything.',
    output: homeDto,
  }),
} as const
