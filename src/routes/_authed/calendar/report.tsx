import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { CalendarReportPage } from '#src/features/calendar-reports/report-page.tsx'

export const Route = createFileRoute('/_authed/calendar/report')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('calendarReport', 'common'),
  component: CalendarReportPage,
})
