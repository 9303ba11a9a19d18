import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ExpenseSelection } from '#contract/expense-log.ts'
import { useApp } from '#src/app/app-context.ts'
import type { KeptHeights } from '#src/ui/use-long-list.ts'
import { logQuery } from './expense.queries.ts'

/** Asked for this many rows before they come into sight. */
const ahead = 80

/** One selection of the log as far as it has been read; the one before it stays in sight, marked, until this one has come. */
export function useLog(selection: ExpenseSelection) {
  const { client } = useApp()
  const query = useInfiniteQuery({ ...logQuery(client, selection), placeholderData: keepPreviousData })
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = query
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const first = data?.pages[0]
  const mayAsk = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData
  const onNear = useCallback(
    (index: number) => {
      if (mayAsk && index + ahead >= rows.length) void fetchNextPage()
    },
    [mayAsk, rows.length, fetchNextPage],
  )
  // What was recorded meanwhile may make it longer than it was when it was counted.
  const count = hasNextPage ? Math.max(first?.count ?? 0, rows.length + 1) : rows.length
  return { query, rows, count, totals: first?.totals ?? undefined, onNear, kept: useKeptHeights(selection) }
}
export type Log = ReturnType<typeof useLog>

/** Kept beside the rows themselves and as long as they are. */
function useKeptHeights(selection: ExpenseSelection): KeptHeights {
  const queries = useQueryClient()
  const name = JSON.stringify(selection)
  return useMemo(() => {
    const key = ['logHeights', name]
    return {
      read: () => queries.getQueryData(key),
      write: (heights) => void queries.setQueryData(key, heights),
    }
  }, [queries, name])
}
