import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { HistoryPage } from '#src/features/history/history-page.tsx'

export const Route = createFileRoute('/_authed/history')({
  validateSearch: searchText,
  loader: ({ context }) => context.dictionaries.need('history', 'common', 'expenses', 'payments'),
  component: HistoryPage,
})
