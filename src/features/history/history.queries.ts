import { queryOptions } from '@tanstack/react-query'
import { type HistoryLineDto, historyRoutes } from '#contract/history/history.ts'
import type { HistoryQuery, HistorySelection } from '#contract/history/history-query.ts'
import type { useApp } from '#src/app/shared/app-context.ts'
import { type Pages, pagesOf } from '#src/app/shared/list/use-pages.ts'
import { recordEvents } from '#src/app/shared/record/event-sentence.ts'

type App = Pick<ReturnType<typeof useApp>, 'client' | 'dictionaries'>

/** Holds one page of lines; the history is not counted. */
export type HistoryPage = {
  readonly items: readonly HistoryLineDto[]
  readonly next: string | null
  readonly count: null
}

/** More than a card shows, since entries that say the same are one line there. */
const briefCount = 20
const minutes = 60_000

/** Reads a page, then loads only the dictionaries that have the sentences for its lines. */
async function readPage({ client, dictionaries }: App, query: HistoryQuery, signal: AbortSignal): Promise<HistoryPage> {
  const { lines, next } = await client.call(historyRoutes.list, { query }, { signal })
  await dictionaries.need(...recordEvents.dictionariesOf(lines.map(({ kind }) => kind)))
  return { items: lines, next, count: null }
}

/**
 * These pages are as long as the server makes them and are not refetched: `newestQuery` reads what is new, in one page
 * however far the viewer has read.
 */
export const pagesQuery = (app: App, filters: HistorySelection) =>
  pagesOf<HistoryPage>(['recordPages', filters], ({ after }, { signal }) =>
    readPage(app, after === undefined ? filters : { ...filters, after }, signal),
  )

type Read = Pick<Pages<HistoryPage>['query'], 'data' | 'dataUpdatedAt'>

/** Reads the first page again whenever the live stream reports an event. It starts with the page that was read. */
export const newestQuery = (app: App, filters: HistorySelection, { data, dataUpdatedAt }: Read) =>
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
