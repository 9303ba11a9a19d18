import * as z from 'zod/mini'
import { id } from './common.ts'
import { readable } from './readable.ts'

/** The live stream says that something changed, never what it contains; the browser then refetches what it shows. */
export const liveChangeDto = readable(
  z.object({
    /** A topic that an area declares. A tab of another version may not know it, and then ignores the change. */
    topic: z.string(),
    id,
  }),
)
export type LiveChangeDto = z.infer<typeof liveChangeDto>

/** The stream says this once it has told the changes since the position that the browser gave, or cannot tell them. */
export const liveBegunDto = readable(z.object({ missed: z.boolean() }))

/** This header of an answer names a position in the stream of changes: the answer contains every change up to there. */
export const positionHeader = 'Live-Position'

/**
 * Server-sent events. `?since=` gives the position that the browser knows; the changes after it come first, then `event:
 * begun`. `event: change` carries the data above, `event: position` nothing; the id of all three is the position up to
 * which the browser has heard everything. `event: signedOut` is sent when the session ended elsewhere.
 */
export const livePath = '/pub/v1/live'
