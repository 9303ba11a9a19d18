import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ExpenseItem, expenseRoutes } from '#contract/expenses.ts'
import { historyRoutes } from '#contract/history.ts'
import type { Client } from '#src/api/client.ts'

export const shows = ['all', 'outstanding', 'settled', 'ended'] as const
export type Show = (typeof shows)[number]

/** The keys that the live stream names: `expenses`, then `expense` and `history` with an id. */
export const expenseKeys = {
  log: (show: Show) => ['expenses', show] as const,
  one: (id: string) => ['expense', id] as const,
  history: (id: string) => ['history', id] as const,
}

export const logQuery = ({ call }: Client, show: Show) =>
  infiniteQueryOptions({
    queryKey: expenseKeys.log(show),
    queryFn: ({ pageParam, signal }) =>
      call(expenseRoutes.list, { query: { show, ...(pageParam && { after: pageParam }) } }, { signal }),
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
