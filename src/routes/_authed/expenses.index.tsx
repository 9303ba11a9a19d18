import { createFileRoute } from '@tanstack/react-router'
import { expenseFilters } from '#contract/expenses.ts'
import { ExpenseLogPage } from '#src/features/expenses/log-page.tsx'

type Search = { show?: (typeof expenseFilters)[number] }

export const Route = createFileRoute('/_authed/expenses/')({
  validateSearch: (raw: Record<string, unknown>): Search => {
    const show = expenseFilters.find((filter) => filter === raw.show)
    return show ? { show } : {}
  },
  component: ExpenseLogPage,
})
