import * as z from 'zod/mini'
import { id, instant } from '../common.ts'

/** A time as it really was that waits to be confirmed or disputed, as Home shows it. */
export const waitingActualTimeDto = z.object({
  id,
  createdBy: id,
  parentId: id,
  from: instant,
  until: instant,
  createdAt: instant,
})
export type WaitingActualTimeDto = z.infer<typeof waitingActualTimeDto>
