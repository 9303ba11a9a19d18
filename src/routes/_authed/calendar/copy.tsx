import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { CopyPage } from '#src/features/connected-calendars/copying/copy-page.tsx'

/** `into` names days without school, `from` a connected calendar, and `at` and `uid` one of its entries. */
export const Route = createFileRoute('/_authed/calendar/copy')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('calendarCopies', 'calendarEvents', 'calendarFeeds'),
  component: CopyPage,
})
