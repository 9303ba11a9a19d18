import { queryOptions } from '@tanstack/react-query'
import { feeWaiverRoutes as routes } from '#contract/fee-waivers/fee-waivers.ts'
import type { Client } from '#src/api/client.ts'

/** Names the lists, as their pages are addressed. */
export const shownLists = ['waiting', 'ended'] as const
export type Shown = (typeof shownLists)[number]

export const applicationsKey = ['applications']

/** Other administrators decide too, and nothing tells of it. */
const lookAgain = 60_000

export const applicationsQuery = ({ call }: Pick<Client, 'call'>, show: Shown) =>
  queryOptions({
    queryKey: [...applicationsKey, show],
    queryFn: ({ signal }) => call(routes.list, { query: { show } }, { signal }),
    refetchInterval: lookAgain,
  })

export const applicationQuery = ({ call }: Pick<Client, 'call'>, id: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'one', id],
    queryFn: ({ signal }) => call(routes.get, { params: { id } }, { signal }),
  })
