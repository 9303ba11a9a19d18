import { linkOptions } from '@tanstack/react-router'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'

export const calendarFeedsFeature: AppFeature = {
  name: 'calendar-feeds',
  navigation: [
    {
      section: 'calendar',
      key: 'connections',
      order: 90,
      label: ({ calendar }) => calendar.connections(),
      link: linkOptions({ to: '/calendar/connections' }),
      who: 'calendarFeed.own',
    },
  ],
  live: { queries: { calendarFeed: () => [['calendarFeeds'], historyRoot] } },
  charts: { calendarFeed: { dictionary: 'calendarFeeds', labels: ({ calendarFeeds }) => calendarFeeds.label } },
}
