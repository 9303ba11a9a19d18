import type { CalendarEventDto } from '#contract/calendar-events/calendar-events.ts'
import { calendarEventMachine } from '#machines/calendar-events/calendar-event.machine.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

/** Resolves the chart with the facts and the person that the server sent, so that both sides decide alike. */
export const calendarEventChart = (
  item: Pick<CalendarEventDto, 'status' | 'facts' | 'you'>,
): Lifecycle<typeof calendarEventMachine> => lifecycleOf(calendarEventMachine, item)
