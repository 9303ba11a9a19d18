import { createFileRoute } from '@tanstack/react-router'
import { SchedulesPage } from '#src/features/calendar/schedules/schedules-page.tsx'

export const Route = createFileRoute('/_authed/calendar/schedules/')({
  loader: ({ context }) => context.dictionaries.need('parentingSchedules'),
  component: SchedulesPage,
})
