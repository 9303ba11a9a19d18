import { createFileRoute } from '@tanstack/react-router'
import { EditSchedulePage } from '#src/features/calendar/schedules/builder-page.tsx'

export const Route = createFileRoute('/_authed/calendar/schedules/$id/edit')({
  loader: ({ context }) => context.dictionaries.need('parentingSchedules'),
  component: EditSchedulePage,
})
