import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { limits } from '#contract/limits.ts'
import type { KeptHeights } from '#src/ui/data/use-long-list.ts'

/** `next` leads to the page after this one; only the first page carries the count. */
type Page = { readonly items: readonly unknown[]; readonly next: string | null; readonly count: number | null }
type PageCursor = { readonly after?: string; readonly limit: number }

/** A small first page comes quickly; large later pages need few requests. */
export const pageSize = { first: 50, next: limits.page.max }
/** The next page is requested when it is this many rows away. */
const ahead = 80

/** Reads a list page by page with its cursor. */
export const pagesOf = <P extends Page>(
  queryKey: QueryKey,
  load: (cursor: PageCursor, options: { signal: AbortSignal }) => Promise<P>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      load(pageParam ? { after: pageParam, limit: pageSize.next } : { limit: pageSize.first }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }: P) => next ?? undefined,
  })

type PagesOptions = {
  /** Nothing is requested while this is false. */
  readonly enabled?: boolean
  readonly staleTime?: number
  /** The previous selection stays on the screen, marked, until the new one is there, unless this is false. */
  readonly keepsPrevious?: boolean
}

/** Gives the pages read so far of one selection. */
export function usePages<P extends Page>(
  options: ReturnType<typeof pagesOf<P>>,
  { keepsPrevious = true, ...rest }: PagesOptions = {},
) {
  const query = useInfiniteQuery({ ...options, ...rest, ...(keepsPrevious && { placeholderData: keepPreviousData }) })
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = query
  const rows = useMemo((): P['items'][number][] => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const first = data?.pages[0]
  const mayAsk = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData
  const onNear = useCallback(
    (index: number) => {
      if (mayAsk && index + ahead >= rows.length) void fetchNextPage()
    },
    [mayAsk, rows.length, fetchNextPage],
  )
  // Rows that were added after the count can make the list longer than the count.
  const count = hasNextPage ? Math.max(first?.count ?? 0, rows.length + 1) : rows.length
  return { query, rows, count, first, onNear, kept: useMeasuredHeights(options.queryKey) }
}
export type Pages<P extends Page> = ReturnType<typeof usePages<P>>
export type { Page }

/** Keeps the measured heights in the query cache, as long as the rows themselves. */
function useMeasuredHeights(queryKey: QueryKey): KeptHeights {
  const queries = useQueryClient()
  const name = JSON.stringify(queryKey)
  return useMemo(() => {
    const key = ['rowHeights', name]
    return {
      read: () => queries.getQueryData(key),
      write: (heights) => void queries.setQueryData(key, heights),
    }
  }, [queries, name])
}
