import { useQuery } from '@tanstack/react-query'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import type { Client } from '#src/api/client.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { pagesOf, usePages } from '#src/app/shared/list/use-pages.ts'
import { askedOf } from './log-selection.ts'

/** The key begins with `expenses`, which the live stream names. */
export const logQuery = ({ call }: Client, asked: ExpenseSelection) =>
  pagesOf(['expenses', 'log', asked], (place, options) =>
    call(expenseRoutes.list, { query: { ...asked, ...place } }, options),
  )

const anyQuery = ({ call }: Client) => ({
  queryKey: ['expenses', 'any'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(expenseRoutes.list, { query: { limit: 1 } }, { signal }),
})

/** Gives the pages of one selection that were read so far. */
export function useLog(selection: ExpenseSelection) {
  const { client } = useApp()
  const { first, ...pages } = usePages(logQuery(client, askedOf(selection)))
  return { ...pages, totals: first?.totals ?? undefined, sums: first?.sums ?? undefined }
}

/** Tells whether the log holds anything at all; undefined while that is not known. It asks only when it is `enabled`. */
export function useHasExpenses(enabled: boolean): boolean | undefined {
  const { client } = useApp()
  const { data } = useQuery({ ...anyQuery(client), enabled })
  return data && data.items.length > 0
}

export type Log = ReturnType<typeof useLog>
