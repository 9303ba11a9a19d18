import { createFileRoute } from '@tanstack/react-router'
import { searchText } from '#src/app/shared/list/search-text.ts'
import { ExpensePrintPage } from '#src/features/expenses/print/print-page.tsx'

export const Route = createFileRoute('/_authed/expenses/print')({
  validateSearch: searchText,
  component: ExpensePrintPage,
})
