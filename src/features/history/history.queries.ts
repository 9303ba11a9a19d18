import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type HistoryPageDto, historyRoutes } from '#contract/history/history.ts'
import type { HistoryQuery } from '#contract/history/history-query.ts'
import type { useApp } from '#src/app/shared/app-context.ts'
import { recordEvents } from '#src/app/shared/record/events.ts'

type App = Pick<ReturnType<typeof useApp>, 'client' | 'dictionaries'>

/** The page's filters are in its address. */
export type Filters = Omit<HistoryQuery, 'after' | 'limit'>

const briefCount = 5
const minutes = 60_000

/** Reads a page, then loads only the dictionaries that have the sentences for its lines. */
async function readPage(
  { client, dictionaries }: App,
  query: HistoryQuery,
  signal: AbortSignal,
): Promise<HistoryPageDto> {
  const page = await client.call(historyRoutes.list, { query }, { signal })
  await dictionaries.need(...recordEvents.dictionariesOf(page.lines.map(({ kind }) => kind)))
  return page
}

/** These pages are not refetched: `newestQuery` reads what is new, in one page however far the viewer has read. */
export const pagesQuery = (app: App, filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['recordPages', filters],
    queryFn: ({ pageParam, signal }) => readPage(app, { ...filters, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })

type Read = { readonly data: InfiniteData<HistoryPageDto> | undefined; readonly dataUpdatedAt: number }

/** Reads the first page again whenever the live stream reports an event. It starts with the page that was read. */
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

/** The check walks the whole record, so it runs when the page opens or on request, not at every live event. */
export const checkQuery = ({ client }: App) =>
  queryOptions({
    queryKey: ['recordCheck'],
    queryFn: ({ signal }) => client.call(historyRoutes.check, {}, { signal }),
    staleTime: 5 * minutes,
  })
