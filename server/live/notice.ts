import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { type LiveChangeDto, liveChangeDto } from '#contract/live.ts'
import { maySee, reaches } from '#domain/reach.ts'
import type { Viewer } from '../db/tenancy.ts'

/** Processes notify each other of changes in a family, with their audience, and of sessions that ended. */
const notice = z.union([
  z.object({
    family: id,
    reach: z.enum(reaches),
    audience: z.nullable(z.array(id)),
    topic: liveChangeDto.shape.topic,
    id,
  }),
  z.object({ ended: id }),
])
export type Notice = z.infer<typeof notice>
export type ChangeNotice = Exclude<Notice, { ended: string }>

/** Returns null for a message that is not ours, or that only another version understands. */
export const readNotice = (payload: string): Notice | null => {
  const read = z.safeParse(notice, parsed(payload))
  return read.success ? read.data : null
}

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

/** A person is notified only of what they may read. */
export const mayKnow = (said: ChangeNotice, viewer: Viewer | null): boolean =>
  viewer !== null && viewer.familyId === said.family && maySee(said, viewer)

export const changeOf = ({ topic, id: changed }: ChangeNotice): LiveChangeDto => ({ topic, id: changed })
