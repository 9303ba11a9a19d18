import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { categoryRoutes } from '#contract/categories/categories.ts'
import type { Client } from '#src/api/client.ts'

/** The live stream names this key when the list changes. */
const queryKey = ['categories'] as const

export const categoriesQuery = ({ call }: Client) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(categoryRoutes.list, {}, { signal }) })

/** Refetches the list, and the family, from which forms take their categories. */
export const refetch = async (queries: QueryClient): Promise<void> => {
  await Promise.all([queries.invalidateQueries({ queryKey }), queries.invalidateQueries({ queryKey: ['family'] })])
}
