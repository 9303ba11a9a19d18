import * as z from 'zod/mini'
import { instant } from './common.ts'
import { expenseRow } from './expenses.ts'
import { paymentItem } from './payments.ts'
import { route } from './route.ts'

/** An expense in which it is somebody's turn, with what a line about it says beside its status. */
export const waitingItem = z.extend(expenseRow, {
  /** Those of its payments that wait for somebody's word, oldest first. */
  payments: z.array(paymentItem),
  /** When the parent who did not record it first opened it; null is Never. */
  viewedAt: z.nullable(instant),
})
export type WaitingItem = z.infer<typeof waitingItem>

const waiting = z.object({ count: z.int(), items: z.array(waitingItem) })

/** What waits, by whose turn it is, latest change first. `items` are the first few of `count`. */
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
