import { createFileRoute } from '@tanstack/react-router'
import { selectionFrom } from '#src/features/expenses/log-selection.ts'
import { ExpensePaperPage } from '#src/features/expenses/paper-page.tsx'

export const Route = createFileRoute('/_authed/expenses/print')({
  validateSearch: selectionFrom,
  component: ExpensePaperPage,
})
