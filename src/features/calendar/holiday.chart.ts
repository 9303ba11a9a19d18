import type { HolidayDto } from '#contract/calendar/holidays.ts'
import { holidayMachine } from '#machines/calendar/holiday.machine.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

/** Resolves the chart with the facts and the person that the server sent, so that both sides decide alike. */
export const holidayChart = (item: Pick<HolidayDto, 'status' | 'facts' | 'you'>): Lifecycle<typeof holidayMachine> =>
  lifecycleOf(holidayMachine, item)
