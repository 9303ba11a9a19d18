import { createFileRoute } from '@tanstack/react-router'
import { EditHolidayPage } from '#src/features/calendar/holidays/holiday-form-page.tsx'

export const Route = createFileRoute('/_authed/calendar/holidays/$id/edit')({
  loader: ({ context }) => context.dictionaries.need('holidays', 'parentingSchedules'),
  component: EditHolidayPage,
})
