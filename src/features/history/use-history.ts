import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { HistorySelection } from '#contract/history/history-query.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { usePages } from '#src/app/shared/list/use-pages.ts'
import { isBackwards } from './filters.ts'
import { newestQuery, pagesQuery } from './history.queries.ts'
import { merge } from './merge.ts'

/** Gives the lines read so far. Only the newest page is refetched, however far the viewer has read. */
export function useHistory(filters: HistorySelection) {
  const app = useApp()
  const queries = useQueryClient()
  const options = pagesQuery(app, filters)
  const { query, rows, count } = usePages(options, {
    enabled: !isBackwards(filters),
    staleTime: Number.POSITIVE_INFINITY,
    keepsPrevious: false,
  })
  const newest = useQuery(newestQuery(app, filters, query))
  const { lines, arrived, gap } = useMemo(() => merge(newest.data?.items ?? [], rows), [newest.data, rows])
  useEffect(() => {
    if (gap) void queries.resetQueries({ queryKey: pagesQuery(app, filters).queryKey })
  }, [gap, queries, app, filters])
  return { query, rows: lines, count, arrived }
}
export type History = ReturnType<typeof useHistory>
