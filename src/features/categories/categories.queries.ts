import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { categoryRoutes } from '#contract/categories.ts'
import type { Client } from '#src/api/client.ts'

/** The key that the live stream names. */
const queryKey = ['categories'] as const

export const categoriesQuery = ({ call }: Client) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(categoryRoutes.list, {}, { signal }) })

/** The list, and the family, in which forms find the categories to choose. */
export const askAgain = async (queries: QueryClient): Promise<void> => {
  await Promise.all([queries.invalidateQueries({ queryKey }), queries.invalidateQueries({ queryKey: ['family'] })])
}
