import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import type { Client } from '#src/api/client.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { pagesOf, usePages } from '#src/app/shared/list/use-pages.ts'

/** The key begins with `expenses`, which the live stream names. */
const logQuery = ({ call }: Client, selection: ExpenseSelection) =>
  pagesOf(['expenses', 'log', selection], (place, options) =>
    call(expenseRoutes.list, { query: { ...selection, ...place } }, options),
  )

/** Gives the pages of one selection that were read so far. */
export function useLog(selection: ExpenseSelection) {
  const { client } = useApp()
  const { first, ...pages } = usePages(logQuery(client, selection))
  return { ...pages, totals: first?.totals ?? undefined }
}
export type Log = ReturnType<typeof useLog>
