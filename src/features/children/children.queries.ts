import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { childRoutes } from '#contract/children.ts'
import type { Client } from '#src/api/client.ts'

/** The key that the live stream names. */
const queryKey = ['children'] as const

export const childrenQuery = ({ call }: Client) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(childRoutes.list, {}, { signal }) })

/** The list, and the family, in which forms find the children to choose. */
export const askAgain = async (queries: QueryClient): Promise<void> => {
  await Promise.all([queries.invalidateQueries({ queryKey }), queries.invalidateQueries({ queryKey: ['family'] })])
}
