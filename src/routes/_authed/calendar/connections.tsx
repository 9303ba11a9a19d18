import { createFileRoute } from '@tanstack/react-router'
import { FeedsPage } from '#src/features/calendar-feeds/feeds-page.tsx'

export const Route = createFileRoute('/_authed/calendar/connections')({
  loader: ({ context }) => context.dictionaries.need('calendarFeeds'),
  component: FeedsPage,
})
