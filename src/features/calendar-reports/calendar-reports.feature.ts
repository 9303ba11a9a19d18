import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'

export const calendarReportsFeature: AppFeature = {
  name: 'calendar-reports',
  navigation: [
    {
      section: 'calendar',
      key: 'report',
      order: 60,
      label: ({ calendar }) => calendar.report(),
      link: linkOptions({ to: '/calendar/report' }),
      who: 'history.read',
    },
  ],
}
