import { calendarColours } from '#contract/calendar/colours.ts'
import type { ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { dateIn } from '#domain/time.ts'
import type { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { familyZone } from './calendar.lock.ts'
import { objectionsTo } from './plan/objections.ts'
import { peopleOfPlan } from './plan/plan.people.ts'
import { scheduleFactsOf, scheduleLifecycle } from './schedules.lifecycle.ts'
import { patternOf, type ScheduleRow } from './schedules.store.ts'

type Beside = { readonly today: string; readonly reasons: ReadonlyMap<string, string> }

/** The parents' words about a schedule are theirs; a child sees whose day it is. */
const dtoOf = (row: ScheduleRow, viewer: Viewer, { today, reasons }: Beside): ParentingScheduleDto => {
  const facts = scheduleFactsOf(row, today)
  const isParents = viewer.standing === 'parent'
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    name: row.name,
    childIds: row.child_ids,
    firstId: row.first_id,
    secondId: row.second_id,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    colour: calendarColours.find((colour) => colour === row.colour) ?? calendarColours[0],
    ...patternOf(row),
    reason: row.answer === 'objected' ? (reasons.get(row.id) ?? null) : null,
    createdBy: row.creator_id,
    createdAt: row.created_at,
    facts: isParents ? facts : { ...facts, answer: 'none' },
    you: byOf(viewer, peopleOfPlan(row)),
  }
}

type Context = { readonly tx: Tx; readonly viewer: Viewer; readonly now: string }

/** Returns schedules as the viewer sees them. */
export const scheduleItemsOf = async ({ tx, viewer, now }: Context, rows: readonly ScheduleRow[]) => {
  const reasons = await objectionsTo(
    tx,
    rows.map(({ id }) => id),
  )
  const beside = { today: dateIn(now, await familyZone(tx)), reasons }
  return rows.map((row) => dtoOf(row, viewer, beside))
}

export const scheduleItem: Item<typeof parentingScheduleMachine, ScheduleRow, ParentingScheduleDto> = {
  lifecycle: scheduleLifecycle,
  dtoOf: async (context, row) => {
    const [item] = await scheduleItemsOf(context, [row])
    if (!item) throw new Error('a row has one item')
    return item
  },
}
