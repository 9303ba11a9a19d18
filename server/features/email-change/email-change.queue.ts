import * as z from 'zod/mini'
import { id } from '#contract/common.ts'

export const emailChangeQueue = 'mail.email-change'

/** `links` mails a link to each address, `settle` decides after 72 hours, `over` tells both how it ended. */
export const emailChangeJob = z.object({ id, what: z.enum(['links', 'settle', 'over']) })
export type EmailChangeJob = z.infer<typeof emailChangeJob>
