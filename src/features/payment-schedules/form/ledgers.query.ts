import { queryOptions } from '@tanstack/react-query'
import { supportRoutes } from '#contract/child-support/child-support.ts'
import type { Client } from '#src/api/client.ts'

/** Reads the ledgers of child support under the key that the live stream names. */
export const ledgersQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: ['support', 'toSchedule'],
    queryFn: ({ signal }) => call(supportRoutes.overview, {}, { signal }),
  })
