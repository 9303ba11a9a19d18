import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { JournalReportPage } from '#src/features/journal/journal-report-page.tsx'

export const Route = createFileRoute('/_authed/journal/report')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('journal'),
  component: JournalReportPage,
})
