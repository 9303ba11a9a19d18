import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { noticeRoutes } from '#contract/notices.ts'
import type { Client } from '#src/api/client.ts'

/** What the live stream's word `notice` asks for again; the count in the navigation stands under it too. */
export const noticesKey = ['notices'] as const
export const wishesKey = ['notice-wishes'] as const

export const noticesQuery = ({ call }: Client) =>
  infiniteQueryOptions({
    queryKey: [...noticesKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(noticeRoutes.list, { query: pageParam ? { after: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const wishesQuery = ({ call }: Client) =>
  queryOptions({ queryKey: wishesKey, queryFn: ({ signal }) => call(noticeRoutes.wishes, {}, { signal }) })
