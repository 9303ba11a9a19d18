import * as z from 'zod/mini'
import { route } from '../route.ts'

/** The navigation of every page asks for these numbers, so they stand apart from the other routes of messages. */
export const messageCountRoutes = {
  counts: route({
    method: 'GET',
    path: '/pub/v1/messages/counts',
    access: 'bearer',
    summary: 'What waits unopened, and how many drafts there are.',
    output: z.object({ unread: z.int(), drafts: z.int() }),
  }),
} as const
