import { queryOptions } from '@tanstack/react-query'
import { homeRoutes } from '#contract/home.ts'
import type { Client } from '#src/api/client.ts'

/** What waits for whom: home shows it, and the navigation counts by the same answer. */
export const homeQuery = ({ call }: Client) =>
  queryOptions({ queryKey: ['home'], queryFn: ({ signal }) => call(homeRoutes.waiting, {}, { signal }) })
