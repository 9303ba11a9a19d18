import type { HolidayCommand, NewHoliday } from '#contract/calendar/holidays.ts'
import type { Edge } from '#domain/parenting-time/plan.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { recordHoliday } from '#server/features/calendar/holidays/holidays.begin.ts'
import { holidayLifecycle } from '#server/features/calendar/holidays/holidays.lifecycle.ts'
import { type HolidayRow, lockHoliday } from '#server/features/calendar/holidays/holidays.store.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Stage } from '../stage.ts'
import { ownChild } from './own-child.ts'

type Sent = HolidayCommand extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never

export const edgeOf = (day: number, time: string): Edge => ({
  day,
  handover: { time, withoutSchool: null, name: null, place: null },
})

/**
 * The stage's family lives in New York, where it is November 20, 2026. Sam plans Thanksgiving for a child of its own each,
 * from Wednesday evening to Sunday evening: his in odd years, Dana's in even ones.
 */
export const holidaysOn = (on: Stage) => {
  const child = () => ownChild(on)
  const typed = async (change: Partial<NewHoliday> = {}): Promise<NewHoliday> => ({
    name: 'Thanksgiving',
    childIds: change.childIds ?? [await child()],
    date: { by: 'weekday', month: 11, nth: 4, weekday: 4 },
    begins: edgeOf(-1, '18:00'),
    middle: null,
    ends: edgeOf(3, '18:00'),
    odd: [on.sam.personId],
    even: [on.dana.personId],
    except: [],
    ...change,
  })
  const record = async (change: Partial<NewHoliday> = {}, by: Viewer = on.sam): Promise<string> => {
    const body = await typed(change)
    return on.act(by, (into) => recordHoliday(into, by, body))
  }
  const row = async (id: string): Promise<HolidayRow> => {
    const found = await on.scopes.asSystem(on.family.id, (tx) => lockHoliday(tx, id, 'toRead'))
    if (!found) throw new Error('there is no such holiday')
    return found
  }
  /** Sends a command with the present version. */
  const send = async (who: 'dana' | 'sam', id: string, command: Sent): Promise<void> => {
    const { version } = await row(id)
    await on.act(on[who], (change) => advance(change, holidayLifecycle, id, { ...command, version }, on[who]))
  }
  return { child, typed, record, row, send }
}
