import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'

export const calendarEventsFeature: AppFeature = {
  name: 'calendar-events',
  live: { queries: { calendarEvent: () => [['calendarEvents'], historyRoot] }, recorded: ['calendarEvent'] },
  charts: {
    calendarEvent: { dictionary: 'calendarEvents', labels: ({ calendarEvents }) => calendarEvents.label },
  },
}
