import type { Deps } from '../deps.ts'
import { beginUnitOfWork, finishUnitOfWork, type UnitOfWork } from './unit-of-work.ts'

export type SystemDependencies = Pick<Deps, 'scopes' | 'clock' | 'enqueue'>

/** Runs one change by the product itself, without a request, in a transaction of its own. */
export const runAsSystem = <T>(
  { scopes, clock, enqueue }: SystemDependencies,
  familyId: string,
  run: (change: UnitOfWork) => Promise<T>,
): Promise<T> =>
  scopes.asSystem(familyId, async (tx) => {
    const change = beginUnitOfWork(tx, familyId, clock.now())
    const result = await run(change)
    await finishUnitOfWork(change, enqueue)
    return result
  })
