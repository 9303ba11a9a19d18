import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type HistoryPageDto, historyRoutes } from '#contract/history/history.ts'
import type { HistoryQuery } from '#contract/history/history-query.ts'
import type { Client } from '#src/api/client.ts'

/** What the page is asked for: it stands in the address. */
export type Filters = Omit<HistoryQuery, 'after' | 'limit'>

const briefCount = 5
const minutes = 60_000

/** Read on and on, and kept as it was read: what is new is asked for by `newestQuery`, one page however far one has read. */
export const pagesQuery = ({ call }: Client, filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['recordPages', filters],
    queryFn: ({ pageParam, signal }) =>
      call(historyRoutes.list, { query: { ...filters, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })

type Read = { readonly data: InfiniteData<HistoryPageDto> | undefined; readonly dataUpdatedAt: number }

/** The first page again whenever the live stream says that something happened. It begins as what was read. */
export const newestQuery = ({ call }: Client, filters: Filters, { data, dataUpdatedAt }: Read) =>
  queryOptions({
    queryKey: ['record', 'newest', filters],
    queryFn: ({ signal }) => call(historyRoutes.list, { query: filters }, { signal }),
    initialData: data?.pages[0],
    initialDataUpdatedAt: dataUpdatedAt,
    enabled: data !== undefined,
  })

export const latestQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: ['record', 'latest'],
    queryFn: ({ signal }) => call(historyRoutes.list, { query: { limit: briefCount } }, { signal }),
  })

/** A walk over the whole record: asked for when the page opens or somebody presses, not at every step of the other parent. */
export const checkQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: ['recordCheck'],
    queryFn: ({ signal }) => call(historyRoutes.check, {}, { signal }),
    staleTime: 5 * minutes,
  })
