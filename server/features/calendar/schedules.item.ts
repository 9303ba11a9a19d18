import { calendarColours } from '#contract/calendar/colours.ts'
import type { ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { dateIn } from '#domain/time.ts'
import type { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { familyZone } from './calendar.lock.ts'
import { peopleOfSchedule, scheduleFactsOf, scheduleLifecycle } from './schedules.lifecycle.ts'
import { patternOf, type ScheduleRow } from './schedules.store.ts'

/** The parents' words about a schedule are theirs; a child sees whose day it is. */
export const scheduleItemOf = (row: ScheduleRow, viewer: Viewer, today: string): ParentingScheduleDto => {
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
    reason: isParents ? row.reason : null,
    createdBy: row.creator_id,
    createdAt: row.created_at,
    facts: isParents ? facts : { ...facts, answer: 'none' },
    you: byOf(viewer, peopleOfSchedule(row)),
  }
}

export const scheduleItem: Item<typeof parentingScheduleMachine, ScheduleRow, ParentingScheduleDto> = {
  lifecycle: scheduleLifecycle,
  dtoOf: async ({ tx, viewer, now }, row) => scheduleItemOf(row, viewer, dateIn(now, await familyZone(tx))),
}
