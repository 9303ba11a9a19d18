import IconCalendarMonth from '@tabler/icons-react/dist/esm/icons/IconCalendarMonth.mjs'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'

export const calendarFeature: AppFeature = {
  name: 'calendar',
  navigation: [
    {
      section: 'main',
      key: 'calendar',
      order: 15,
      label: ({ shell }) => shell.toCalendar(),
      icon: IconCalendarMonth,
      link: { to: '/calendar' },
      includesBelow: true,
    },
    {
      section: 'calendar',
      key: 'calendar',
      order: 10,
      label: ({ calendar }) => calendar.area(),
      link: { to: '/calendar' },
    },
  ],
  live: { queries: { calendar: () => [['calendar'], historyRoot] }, recorded: ['calendar'] },
  charts: {
    changeRequest: { dictionary: 'calendar', labels: ({ calendar }) => calendar.changeLabel },
    parentingSchedule: { dictionary: 'calendar', labels: ({ calendar }) => calendar.scheduleLabel },
  },
}
