import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { EventPage } from '#src/features/calendar-events/event-page.tsx'

/** A new event is named `new`. With `edit` in the address, which names the times that are meant, it is the form. */
export const Route = createFileRoute('/_authed/calendar/events/$id')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('calendarEvents', 'paymentSchedules', 'calendarFeeds'),
  component: EventPage,
})
