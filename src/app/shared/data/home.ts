import { homeRoutes } from '#contract/home.ts'
import type { Client } from '#src/api/client.ts'

/** Home shows this answer, and the navigation takes its counts from it. */
export const homeQuery = ({ call }: Client) => ({
  queryKey: ['home'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(homeRoutes.waiting, {}, { signal }),
})
