import type { CalendarFeedDto } from '#contract/calendar-feeds/calendar-feeds.ts'
import { calendarFeedMachine } from '#machines/calendar-feeds/calendar-feed.machine.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

/** Resolves the chart for the person whom the server named, so that both sides decide alike. */
export const calendarFeedChart = ({
  status,
  you,
}: Pick<CalendarFeedDto, 'status' | 'you'>): Lifecycle<typeof calendarFeedMachine> =>
  lifecycleOf(calendarFeedMachine, { status, facts: {}, you })
