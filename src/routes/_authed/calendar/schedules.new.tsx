import { createFileRoute } from '@tanstack/react-router'
import { NewSchedulePage } from '#src/features/calendar/schedules/builder-page.tsx'

export const Route = createFileRoute('/_authed/calendar/schedules/new')({
  loader: ({ context }) => context.dictionaries.need('parentingSchedules'),
  component: NewSchedulePage,
})
