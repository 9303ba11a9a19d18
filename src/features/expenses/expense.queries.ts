import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ExpenseSelection } from '#contract/expense-log.ts'
import { type ExpenseItem, expenseRoutes } from '#contract/expenses.ts'
import { historyRoutes } from '#contract/history.ts'
import { limits } from '#contract/limits.ts'
import type { Client } from '#src/api/client.ts'

/** The first page is quick, those after it are few. */
const pageSize = { first: 50, next: limits.page.max }

/** The keys that the live stream names: `expenses`, then `expense` and `history` with an id. */
export const expenseKeys = {
  log: (selection: ExpenseSelection) => ['expenses', 'log', selection] as const,
  one: (id: string) => ['expense', id] as const,
  history: (id: string) => ['history', id] as const,
}

export const logQuery = ({ call }: Client, selection: ExpenseSelection) =>
  infiniteQueryOptions({
    queryKey: expenseKeys.log(selection),
    queryFn: ({ pageParam, signal }) => {
      const page = pageParam ? { after: pageParam, limit: pageSize.next } : { limit: pageSize.first }
      return call(expenseRoutes.list, { query: { ...selection, ...page } }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Entering opens it, which stamps when it was first viewed; from then on it is only read again. */
export const expenseQuery = ({ call }: Client, id: string) =>
  queryOptions({
    queryKey: expenseKeys.one(id),
    queryFn: ({ client, queryKey, signal }) =>
      client.getQueryData<ExpenseItem>(queryKey)
        ? call(expenseRoutes.get, { params: { id } }, { signal })
        : call(expenseRoutes.open, { params: { id } }),
  })

export const historyQuery = ({ call }: Client, id: string) =>
  queryOptions({
    queryKey: expenseKeys.history(id),
    queryFn: ({ signal }) => call(historyRoutes.ofItem, { params: { id } }, { signal }),
  })

/** The item as it is now, and everything that shows a part of it asked for again. */
export async function keepExpense(queries: QueryClient, item: ExpenseItem): Promise<void> {
  queries.setQueryData<ExpenseItem>(expenseKeys.one(item.id), item)
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['expenses'] }),
    queries.invalidateQueries({ queryKey: expenseKeys.history(item.id) }),
  ])
}

/** It was deleted: no page shows it any more. */
export async function forgetExpense(queries: QueryClient, id: string): Promise<void> {
  queries.removeQueries({ queryKey: expenseKeys.history(id) })
  await queries.invalidateQueries({ queryKey: ['expenses'] })
}
