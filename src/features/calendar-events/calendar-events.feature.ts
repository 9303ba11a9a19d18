import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'

export const calendarEventsFeature: AppFeature = {
  name: 'calendar-events',
  pages: { calendarEvent: (id) => linkOptions({ to: '/calendar/events/$id', params: { id } }) },
  // A reminder says only when something begins, so it leads to no event.
  notices: { eventReminder: { page: () => ({ to: '/calendar' }) } },
  charts: {
    calendarEvent: { dictionary: 'calendarEvents', labels: ({ calendarEvents }) => calendarEvents.label },
  },
}
