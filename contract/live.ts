import * as z from 'zod/mini'
import { id } from './common.ts'

/** The live stream says that something changed, never what it contains; the browser then refetches what it shows. */
export const liveChangeDto = z.object({
  /** A topic that an area declares. A tab of another version may not know it, and then ignores the change. */
  topic: z.string(),
  id,
})
export type LiveChangeDto = z.infer<typeof liveChangeDto>

/** The first word of the stream: whether changes may have been missed since the position that the browser gave. */
export const liveBegunDto = z.object({ missed: z.boolean() })

/** This header of an answer names the position in the stream of changes up to which the answer misses none. */
export const positionHeader = 'Live-Position'

/**
 * Server-sent events: `event: begun` and `event: change` carry the data above, and a position as their id; `event:
 * signedOut` is sent when the session ended elsewhere. `?since=` gives the position that the browser knows.
 */
export const livePath = '/pub/v1/live'
