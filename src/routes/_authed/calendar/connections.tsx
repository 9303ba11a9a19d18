import { createFileRoute } from '@tanstack/react-router'
import { FeedsPage } from '#src/features/calendar-feeds/feeds-page.tsx'
import { ConnectedCalendars } from '#src/features/connected-calendars/connected-calendars.tsx'

export const Route = createFileRoute('/_authed/calendar/connections')({
  loader: ({ context }) => context.dictionaries.need('calendarFeeds', 'connectedCalendars'),
  component: ConnectionsPage,
})

function ConnectionsPage() {
  return (
    <>
      <FeedsPage />
      <ConnectedCalendars />
    </>
  )
}
