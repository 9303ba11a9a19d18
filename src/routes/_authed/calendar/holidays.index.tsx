import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { HolidaysPage } from '#src/features/calendar/holidays/holidays-page.tsx'

export const Route = createFileRoute('/_authed/calendar/holidays/')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('holidays', 'parentingSchedules'),
  component: HolidaysPage,
})
