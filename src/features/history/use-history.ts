import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useApp } from '#src/app/shared/app-context.ts'
import { isBackwards } from './filters.ts'
import { type Filters, newestQuery, pagesQuery } from './history.queries.ts'
import { merge } from './merge.ts'

/** Gives the lines read so far. Only the newest page is refetched, however far the viewer has read. */
export function useHistory(filters: Filters) {
  const app = useApp()
  const queries = useQueryClient()
  const pages = useInfiniteQuery({ ...pagesQuery(app, filters), enabled: !isBackwards(filters) })
  const newest = useQuery(newestQuery(app, filters, pages))
  const merged = useMemo(
    () => merge(newest.data?.lines ?? [], pages.data?.pages.flatMap(({ lines }) => lines) ?? []),
    [newest.data, pages.data],
  )
  useEffect(() => {
    if (merged.gap) void queries.resetQueries({ queryKey: pagesQuery(app, filters).queryKey })
  }, [merged.gap, queries, app, filters])
  return { ...merged, pages }
}
