import type { ConnectedCalendarDto } from '#contract/connected-calendars/connected-calendars.ts'
import { connectedCalendarMachine } from '#machines/connected-calendars/connected-calendar.machine.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

/** Resolves the chart for the person whom the server named, so that both sides decide alike. */
export const connectedCalendarChart = ({
  status,
  you,
}: Pick<ConnectedCalendarDto, 'status' | 'you'>): Lifecycle<typeof connectedCalendarMachine> =>
  lifecycleOf(connectedCalendarMachine, { status, facts: {}, you })
