import type { NewParentingSchedule, ParentingScheduleCommand } from '#contract/calendar/parenting-schedules.ts'
import { changesOfNights } from '#domain/parenting-time/patterns.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { recordSchedule } from '#server/features/calendar/schedules.begin.ts'
import { scheduleLifecycle } from '#server/features/calendar/schedules.lifecycle.ts'
import { lockSchedule, type ScheduleRow } from '#server/features/calendar/schedules.store.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Stage } from '../stage.ts'
import { ownChild } from './own-child.ts'

type Sent = ParentingScheduleCommand extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never

/**
 * The stage's family lives in New York, where it is November 20, 2026. Sam plans weeks that begin on December 7 for a
 * child of their own each, because schedules of one child do not overlap.
 */
export const schedulesOn = (on: Stage) => {
  const child = () => ownChild(on)
  const typed = async (change: Partial<NewParentingSchedule> = {}): Promise<NewParentingSchedule> => ({
    name: 'Week on, week off',
    childIds: change.childIds ?? [await child()],
    firstId: on.dana.personId,
    startsOn: '2026-12-07',
    endsOn: null,
    colour: 'blue',
    cycle: {
      length: 14,
      beginsOn: 0,
      changes: [...changesOfNights('AAAAAAABBBBBBB', { time: '17:00', withoutSchool: null, name: null, place: null })],
    },
    weekends: null,
    ...change,
  })
  const record = async (change: Partial<NewParentingSchedule> = {}, by: Viewer = on.sam): Promise<string> => {
    const body = await typed(change)
    return on.act(by, (into) => recordSchedule(into, by, body))
  }
  const row = async (id: string): Promise<ScheduleRow> => {
    const found = await on.scopes.asSystem(on.family.id, (tx) => lockSchedule(tx, id, 'toRead'))
    if (!found) throw new Error('there is no such schedule')
    return found
  }
  /** Sends a command with the present version. */
  const send = async (who: 'dana' | 'sam', id: string, command: Sent): Promise<void> => {
    const { version } = await row(id)
    await on.act(on[who], (change) => advance(change, scheduleLifecycle, id, { ...command, version }, on[who]))
  }
  return { child, typed, record, row, send }
}
