import type { Deps } from '../deps.ts'
import { beginChange, type Change, finishChange } from './change.ts'

export type ChangeNeeds = Pick<Deps, 'doors' | 'clock' | 'enqueue'>

/** One change of a family's record by the product itself, without a request: in a transaction of its own. */
export const changeAsSystem = <T>(
  { doors, clock, enqueue }: ChangeNeeds,
  familyId: string,
  run: (change: Change) => Promise<T>,
): Promise<T> =>
  doors.forSystem(familyId, async (tx) => {
    const change = beginChange(tx, familyId, clock.now())
    const result = await run(change)
    await finishChange(change, enqueue)
    return result
  })
