import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { type LiveChangeDto, liveChangeDto } from '#contract/live.ts'
import type { Viewer } from '../db/tenancy.ts'

/** What the processes tell each other: a change of a family with who may know of it, or a session that ended. */
const notice = z.union([
  z.object({ family: id, audience: z.nullable(z.array(id)), topic: liveChangeDto.shape.topic, id }),
  z.object({ ended: id }),
])
export type Notice = z.infer<typeof notice>
type ChangeNotice = Exclude<Notice, { ended: string }>

/** Null for what a newer version may say. */
export const readNotice = (payload: string): Notice | null => {
  const read = z.safeParse(notice, JSON.parse(payload))
  return read.success ? read.data : null
}

/** The same words as the policies of the tables: what a person may not read, they are not told of. */
export const mayKnow = ({ family, audience }: ChangeNotice, viewer: Viewer | null): boolean => {
  if (!viewer || viewer.familyId !== family || viewer.standing !== 'parent') return false
  return audience === null || (viewer.mode === 'self' && audience.includes(viewer.personId))
}

export const changeOf = ({ topic, id: changed }: ChangeNotice): LiveChangeDto => ({ topic, id: changed })
