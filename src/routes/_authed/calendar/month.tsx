import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { MonthPrintPage } from '#src/features/calendar-reports/month-page.tsx'

export const Route = createFileRoute('/_authed/calendar/month')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('calendarReport', 'common'),
  component: MonthPrintPage,
})
