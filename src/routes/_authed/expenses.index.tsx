import { createFileRoute } from '@tanstack/react-router'
import { type Show, shows } from '#src/features/expenses/expense.queries.ts'
import { ExpenseLogPage } from '#src/features/expenses/log-page.tsx'

type Search = { show?: Show }

export const Route = createFileRoute('/_authed/expenses/')({
  validateSearch: (raw: Record<string, unknown>): Search => {
    const show = shows.find((filter) => filter === raw.show)
    return show ? { show } : {}
  },
  component: ExpenseLogPage,
})
