import * as z from 'zod/mini'
import { id, instant } from '../common.ts'
import { changeKinds } from './change-kinds.ts'

/** A change request that waits for an answer, as Home shows it. */
export const waitingChangeDto = z.object({
  id,
  kind: z.enum(changeKinds),
  askerId: id,
  times: z.array(z.object({ parentId: id, from: instant, until: instant })),
  respondBy: instant,
})
export type WaitingChangeDto = z.infer<typeof waitingChangeDto>
