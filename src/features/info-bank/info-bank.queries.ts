import { queryOptions } from '@tanstack/react-query'
import { infoBankRoutes } from '#contract/info-bank/info-routes.ts'
import type { Client } from '#src/api/client.ts'

/** Everything of the Info Bank, as the live stream names it. */
export const infoBankKey = ['infoBank'] as const

export const infoBankQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: [...infoBankKey, 'list'],
    queryFn: ({ signal }) => call(infoBankRoutes.list, {}, { signal }),
  })

export const infoEntryQuery = ({ call }: Client, id: string) =>
  queryOptions({
    queryKey: [...infoBankKey, 'one', id],
    queryFn: ({ signal }) => call(infoBankRoutes.get, { params: { id } }, { signal }),
  })
