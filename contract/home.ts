import * as z from 'zod/mini'
import { currency, date, id, instant, minor } from './common.ts'
import { expenseRow } from './expenses/expenses.ts'
import { paymentItem } from './payments/payments.ts'
import { route } from './route.ts'

/** An expense in which it is somebody's turn, with what a line about it says beside its status. */
export const waitingItem = z.extend(expenseRow, {
  /** Those of its payments that wait for somebody's word, oldest first. */
  payments: z.array(paymentItem),
  /** When the parent who did not record it first opened it; null is Never. */
  viewedAt: z.nullable(instant),
})
export type WaitingItem = z.infer<typeof waitingItem>

/**
 * What a ledger of child support waits for: an order to be confirmed, an end to be agreed to, a payment to be confirmed, or what
 * has fallen due to be paid.
 */
export const waitingSupport = z.object({
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
export type WaitingSupport = z.infer<typeof waitingSupport>

const waiting = z.object({ count: z.int(), items: z.array(waitingItem), support: z.array(waitingSupport) })

/** What waits, by whose turn it is, latest change first. `items` are the first few expenses; `count` is all, with `support`. */
export const home = z.object({ you: waiting, others: waiting })
export type Home = z.infer<typeof home>

export const homeRoutes = {
  waiting: route({
    method: 'GET',
    path: '/pub/v1/home',
    access: 'bearer',
    summary: 'What waits for the viewpoint and what waits for others. Never opens anything.',
    output: home,
  }),
} as const
