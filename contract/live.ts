import * as z from 'zod/mini'
import { id } from './common.ts'

/** What the live stream says: that something changed, never what is in it. The browser asks again for what it shows. */
export const liveChangeDto = z.object({
  topic: z.enum([
    'expense',
    'payment',
    'paymentSeries',
    'history',
    'notice',
    'session',
    'child',
    'category',
    'support',
    'paymentAccount',
  ]),
  id,
})
export type LiveChangeDto = z.infer<typeof liveChangeDto>

/** Server-sent events: `event: change`, data as above; `event: signedOut` when the session ended elsewhere. */
export const livePath = '/pub/v1/live'
