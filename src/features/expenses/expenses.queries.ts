import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ExpenseDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import type { Client } from '#src/api/client.ts'
import { historyKey } from '#src/app/shared/record/history-key.ts'

/** The live stream names these keys. */
export const expenseKeys = {
  one: (id: string) => ['expense', id] as const,
}

/** Reads an expense that was opened before, or that needs no opening; it never stamps. */
export const expenseQuery = ({ call }: Client, id: string) =>
  queryOptions({
    queryKey: expenseKeys.one(id),
    queryFn: ({ signal }) => call(expenseRoutes.get, { params: { id } }, { signal }),
  })

/** Reads the category of the expense that this parent recorded last; null when there is none. */
export const lastCategoryQuery = ({ call }: Client, by: string) =>
  queryOptions({
    queryKey: ['expenses', 'lastCategory', by] as const,
    queryFn: async ({ signal }) => {
      const { items } = await call(expenseRoutes.list, { query: { by, limit: 1 } }, { signal })
      return items[0]?.categoryId ?? null
    },
  })

/** Stores the latest item and refetches everything that shows a part of it. */
export async function keepExpense(queries: QueryClient, item: ExpenseDto): Promise<void> {
  queries.setQueryData<ExpenseDto>(expenseKeys.one(item.id), item)
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['expenses'] }),
    queries.invalidateQueries({ queryKey: historyKey(item.id) }),
  ])
}

/** Removes a deleted expense from the cache, so that no page shows it. */
export async function forgetExpense(queries: QueryClient, id: string): Promise<void> {
  queries.removeQueries({ queryKey: historyKey(id) })
  await queries.invalidateQueries({ queryKey: ['expenses'] })
}
