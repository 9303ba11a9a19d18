import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { ExpenseLogPage } from '#src/features/expenses/list/log-page.tsx'

export const Route = createFileRoute('/_authed/expenses/')({
  validateSearch: searchText,
  loader: async ({ context, location }) =>
    (await import('#src/features/expenses/list/await-log.ts')).awaitLog(context, searchText(location.search)),
  component: ExpenseLogPage,
})
