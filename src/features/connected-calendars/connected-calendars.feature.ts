import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'

export const connectedCalendarsFeature: AppFeature = {
  name: 'connected-calendars',
  live: { queries: { connectedCalendar: () => [['connectedCalendars'], historyRoot] } },
  charts: {
    connectedCalendar: {
      dictionary: 'connectedCalendars',
      labels: ({ connectedCalendars }) => connectedCalendars.label,
    },
  },
}
