import { createFileRoute } from '@tanstack/react-router'
import { ExpenseLogPage } from '#src/features/expenses/list/log-page.tsx'
import { selectionFrom } from '#src/features/expenses/list/log-selection.ts'

export const Route = createFileRoute('/_authed/expenses/')({
  validateSearch: selectionFrom,
  component: ExpenseLogPage,
})
