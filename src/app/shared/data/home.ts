import { homeRoutes } from '#contract/home.ts'
import type { Client } from '#src/api/client.ts'

/** What waits for whom. Home shows it, and the navigation counts by the same answer. */
export const homeQuery = ({ call }: Client) => ({
  queryKey: ['home'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(homeRoutes.waiting, {}, { signal }),
})
