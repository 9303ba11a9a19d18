import type { HolidayDto } from '#contract/calendar/holidays.ts'
import type { holidayMachine } from '#machines/calendar/holiday.machine.ts'
import type { Item } from '../../../lifecycle/bind-item.ts'
import { onlyItem, planItems, type RecordedFor } from '../plan/plan.items.ts'
import { holidayFactsOf, holidayLifecycle } from './holidays.lifecycle.ts'
import { type HolidayRow, holidayOf, ruleOf } from './holidays.store.ts'

const dtoOf = (row: HolidayRow, recorded: RecordedFor): HolidayDto => ({
  id: row.id,
  status: row.status,
  version: row.version,
  name: row.name,
  childIds: row.child_ids,
  ...ruleOf(row),
  from: row.from_on,
  through: row.through_on,
  ...recorded,
})

/** Returns holidays as the viewer sees them. */
export const holidayItemsOf = planItems((row: HolidayRow, at) => holidayFactsOf(holidayOf(row), row, at), dtoOf)

export const holidayItem: Item<typeof holidayMachine, HolidayRow, HolidayDto> = {
  lifecycle: holidayLifecycle,
  dtoOf: onlyItem(holidayItemsOf),
}
