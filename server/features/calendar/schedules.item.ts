import { calendarColours } from '#contract/calendar/colours.ts'
import type { ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { dateIn } from '#domain/time.ts'
import type { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { onlyItem, planItems, type RecordedFor } from './plan/plan.items.ts'
import { scheduleFactsOf, scheduleLifecycle } from './schedules.lifecycle.ts'
import { patternOf, type ScheduleRow } from './schedules.store.ts'

const dtoOf = (row: ScheduleRow, recorded: RecordedFor): ParentingScheduleDto => ({
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
  ...recorded,
})

/** Returns schedules as the viewer sees them. */
export const scheduleItemsOf = planItems(
  (row: ScheduleRow, { zone, now }) => scheduleFactsOf(row, dateIn(now, zone)),
  dtoOf,
)

export const scheduleItem: Item<typeof parentingScheduleMachine, ScheduleRow, ParentingScheduleDto> = {
  lifecycle: scheduleLifecycle,
  dtoOf: onlyItem(scheduleItemsOf),
}
