import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'

export const calendarFeature: AppFeature = {
  name: 'calendar',
  live: { queries: { calendar: () => [['calendar'], historyRoot] }, recorded: ['calendar'] },
  charts: {
    changeRequest: { dictionary: 'calendar', labels: ({ calendar }) => calendar.changeLabel },
    parentingSchedule: { dictionary: 'calendar', labels: ({ calendar }) => calendar.scheduleLabel },
  },
}
