import { createFileRoute } from '@tanstack/react-router'
import { selectionFrom } from '#src/features/expenses/list/log-selection.ts'
import { ExpensePrintPage } from '#src/features/expenses/print/print-page.tsx'

export const Route = createFileRoute('/_authed/expenses/print')({
  validateSearch: selectionFrom,
  component: ExpensePrintPage,
})
