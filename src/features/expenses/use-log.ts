import type { ExpenseSelection } from '#contract/expense-log.ts'
import { useApp } from '#src/app/app-context.ts'
import { usePages } from '#src/app/list/use-pages.ts'
import { logQuery } from './expense.queries.ts'

/** One selection of the log as far as it has been read. */
export function useLog(selection: ExpenseSelection) {
  const { client } = useApp()
  const { first, ...pages } = usePages(logQuery(client, selection))
  return { ...pages, totals: first?.totals ?? undefined }
}
export type Log = ReturnType<typeof useLog>
