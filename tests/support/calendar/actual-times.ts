import type { ActualTimeCommand, NewActualTime } from '#contract/calendar/actual-times.ts'
import { addMs } from '#domain/time.ts'
import { recordActual } from '#server/features/calendar/actual/actual.begin.ts'
import { actualTimeLifecycle } from '#server/features/calendar/actual/actual.lifecycle.ts'
import { type ActualTimeRow, lockActual } from '#server/features/calendar/actual/actual.store.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Stage } from '../stage.ts'

type Sent = ActualTimeCommand extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never
const hour = 3_600_000

/** Sam says that the family's children were with Sam for the day that ended an hour ago. */
export const actualOn = (on: Stage) => {
  const ago = (hours: number): string => addMs(on.clock.now(), -hours * hour)
  const typed = (change: Partial<NewActualTime> = {}): NewActualTime => ({
    parentId: on.sam.personId,
    childIds: on.expense().childIds,
    from: ago(25),
    until: ago(1),
    why: 'The car broke down',
    ...change,
  })
  const record = async (change: Partial<NewActualTime> = {}, by: 'dana' | 'sam' = 'sam'): Promise<string> =>
    (await on.act(on[by], (into) => recordActual(into, on[by], typed(change)))).id
  const row = async (id: string): Promise<ActualTimeRow> => {
    const found = await on.scopes.asSystem(on.family.id, (tx) => lockActual(tx, id, 'toRead'))
    if (!found) throw new Error('there is no such time')
    return found
  }
  /** Sends a command with the present version. */
  const send = async (who: 'dana' | 'sam', id: string, command: Sent): Promise<void> => {
    const { version } = await row(id)
    await on.act(on[who], (change) => advance(change, actualTimeLifecycle, id, { ...command, version }, on[who]))
  }
  return { ago, typed, record, row, send }
}
