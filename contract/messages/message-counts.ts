import * as z from 'zod/mini'
import { id, instant } from '../common.ts'
import { route } from '../route.ts'

/** What everybody may know of a message that they have not opened. */
const unopenedDto = z.object({ id, threadId: id, authorId: id, subject: z.string(), sentAt: instant })
export type UnopenedDto = z.infer<typeof unopenedDto>

/** The navigation of every page asks for these numbers, so they stand apart from the other routes of messages. */
export const messageCountRoutes = {
  counts: route({
    method: 'GET',
    path: '/pub/v1/messages/counts',
    access: 'bearer',
    summary: 'What waits unopened, and how many drafts there are. Opens nothing.',
    output: z.object({
      /** The number of unopened messages anywhere but in the archive. */
      unread: z.int(),
      /** The number of those in the inbox. */
      inbox: z.int(),
      /** The number of the caller's unseen notices; none for whoever looks on. */
      notices: z.int(),
      drafts: z.int(),
      /** The latest unopened ones, as many as Home shows. */
      latest: z.array(unopenedDto),
    }),
  }),
} as const
