import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type HistoryPageDto, historyRoutes } from '#contract/history/history.ts'
import type { HistoryQuery } from '#contract/history/history-query.ts'
import type { useApp } from '#src/app/shared/app-context.ts'
import { recordEvents } from '#src/app/shared/record/events.ts'

type App = Pick<ReturnType<typeof useApp>, 'client' | 'dictionaries'>

/** What the page is asked for: it stands in the address. */
export type Filters = Omit<HistoryQuery, 'after' | 'limit'>

const briefCount = 5
const minutes = 60_000

/** A page's lines, with the dictionaries that their sentences are in: those of areas that are not in it are not loaded. */
async function readPage(
  { client, dictionaries }: App,
  query: HistoryQuery,
  signal: AbortSignal,
): Promise<HistoryPageDto> {
  const page = await client.call(historyRoutes.list, { query }, { signal })
  await dictionaries.need(...recordEvents.dictionariesOf(page.lines.map(({ kind }) => kind)))
  return page
}

/** Read on and on, and kept as it was read: what is new is asked for by `newestQuery`, one page however far one has read. */
export const pagesQuery = (app: App, filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['recordPages', filters],
    queryFn: ({ pageParam, signal }) => readPage(app, { ...filters, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })

type Read = { readonly data: InfiniteData<HistoryPageDto> | undefined; readonly dataUpdatedAt: number }

/** The first page again whenever the live stream says that something happened. It begins as what was read. */
export const newestQuery = (app: App, filters: Filters, { data, dataUpdatedAt }: Read) =>
  queryOptions({
    queryKey: ['record', 'newest', filters],
    queryFn: ({ signal }) => readPage(app, filters, signal),
    initialData: data?.pages[0],
    initialDataUpdatedAt: dataUpdatedAt,
    enabled: data !== undefined,
  })

export const latestQuery = (app: App) =>
  queryOptions({
    queryKey: ['record', 'latest'],
    queryFn: ({ signal }) => readPage(app, { limit: briefCount }, signal),
  })

/** A walk over the whole record: asked for when the page opens or somebody presses, not at every step of the other parent. */
export const checkQuery = ({ client }: App) =>
  queryOptions({
    queryKey: ['recordCheck'],
    queryFn: ({ signal }) => client.call(historyRoutes.check, {}, { signal }),
    staleTime: 5 * minutes,
  })
