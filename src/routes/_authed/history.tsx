import { createFileRoute } from '@tanstack/react-router'
import { filtersIn } from '#src/features/history/filters.ts'
import { HistoryPage } from '#src/features/history/history-page.tsx'

export const Route = createFileRoute('/_authed/history')({
  validateSearch: filtersIn,
  loader: ({ context }) => context.dictionaries.need('history', 'common', 'expenses', 'payments'),
  component: HistoryPage,
})
