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

/** One page of any list: `next` leads to the one after it; the first one alone counts. */
type Page = { readonly items: readonly unknown[]; readonly next: string | null; readonly count: number | null }
type Place = { readonly after?: string; readonly limit: number }

/** The first page is quick, those after it are few. */
const pageSize = { first: 50, next: limits.page.max }
/** Asked for this many rows before they come into sight. */
const ahead = 80

/** A list that is read page by page, from where the one before it ended. */
export const pagesOf = <P extends Page>(
  queryKey: QueryKey,
  load: (place: Place, options: { signal: AbortSignal }) => Promise<P>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      load(pageParam ? { after: pageParam, limit: pageSize.next } : { limit: pageSize.first }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }: P) => next ?? undefined,
  })

/** One selection of a list as far as it has been read; the one before it stays in sight, marked, until this one has come. */
export function usePages<P extends Page>(options: ReturnType<typeof pagesOf<P>>) {
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData })
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
  // What was added meanwhile may make it longer than it was when it was counted.
  const count = hasNextPage ? Math.max(first?.count ?? 0, rows.length + 1) : rows.length
  return { query, rows, count, first, onNear, kept: useMeasuredHeights(options.queryKey) }
}
export type Pages<P extends Page> = ReturnType<typeof usePages<P>>
export type { Page }

/** Kept beside the rows themselves and as long as they are. */
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
