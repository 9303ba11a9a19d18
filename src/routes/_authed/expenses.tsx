import { createFileRoute } from '@tanstack/react-router'
import { ExpenseArea } from '#src/app/shell/expense-area.tsx'

export const Route = createFileRoute('/_authed/expenses')({
  loader: ({ context }) => context.dictionaries.need('common', 'expenses', 'payments'),
  component: ExpenseArea,
})
