import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { childRoutes } from '#contract/children/children.ts'
import type { Client } from '#src/api/client.ts'

/** The live stream names this key when the list changes. */
const queryKey = ['children'] as const

export const childrenQuery = ({ call }: Client) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(childRoutes.list, {}, { signal }) })

/** Refetches the list, and the family, from which forms take their children. */
export const refetch = async (queries: QueryClient): Promise<void> => {
  await Promise.all([queries.invalidateQueries({ queryKey }), queries.invalidateQueries({ queryKey: ['family'] })])
}
