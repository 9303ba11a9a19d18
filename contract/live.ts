import * as z from 'zod/mini'
import { id } from './common.ts'

/** The live stream says that something changed, never what it contains; the browser then refetches what it shows. */
export const liveChangeDto = z.object({
  /** A topic that an area declares. A tab of another version may not know it, and then ignores the change. */
  topic: z.string(),
  id,
})
export type LiveChangeDto = z.infer<typeof liveChangeDto>

/**
 * Server-sent events: `event: change` carries the data above; `event: signedOut` is sent when the session ended
 * elsewhere.
 */
export const livePath = '/pub/v1/live'
