import { createFileRoute } from '@tanstack/react-router'
import { NewHolidayPage } from '#src/features/calendar/holidays/holiday-form-page.tsx'

export const Route = createFileRoute('/_authed/calendar/holidays/new')({
  loader: ({ context }) => context.dictionaries.need('holidays', 'parentingSchedules'),
  component: NewHolidayPage,
})
