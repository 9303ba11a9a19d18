import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ExpenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import type { Client } from '#src/api/client.ts'
import { historyKey } from '#src/app/shared/record/history-key.ts'

/** The key that the live stream names. */
export const expenseKeys = {
  one: (id: string) => ['expense', id] as const,
}

/** Entering opens it, which stamps when it was first viewed; from then on it is only read again. */
export const expenseQuery = ({ call }: Client, id: string) =>
  queryOptions({
    queryKey: expenseKeys.one(id),
    queryFn: ({ client, queryKey, signal }) =>
      client.getQueryData<ExpenseDto>(queryKey)
        ? call(expenseRoutes.get, { params: { id } }, { signal })
        : call(expenseRoutes.open, { params: { id } }),
  })

/** The item as it is now, and everything that shows a part of it asked for again. */
export async function keepExpense(queries: QueryClient, item: ExpenseDto): Promise<void> {
  queries.setQueryData<ExpenseDto>(expenseKeys.one(item.id), item)
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['expenses'] }),
    queries.invalidateQueries({ queryKey: historyKey(item.id) }),
  ])
}

/** It was deleted: no page shows it any more. */
export async function forgetExpense(queries: QueryClient, id: string): Promise<void> {
  queries.removeQueries({ queryKey: historyKey(id) })
  await queries.invalidateQueries({ queryKey: ['expenses'] })
}
