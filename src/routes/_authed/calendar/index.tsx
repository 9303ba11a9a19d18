import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { CalendarPage } from '#src/features/calendar/view/calendar-page.tsx'

export const Route = createFileRoute('/_authed/calendar/')({
  validateSearch: searchText,
  component: CalendarPage,
})
