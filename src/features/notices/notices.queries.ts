import { infiniteQueryOptions } from '@tanstack/react-query'
import { noticeRoutes } from '#contract/notices/notices.ts'
import type { Client } from '#src/api/client.ts'

/** Every query of notices is below this key, so that a change of the topic `notice` refetches all of them. */
export const noticesKey = ['notices'] as const

export const noticesQuery = ({ call }: Client) =>
  infiniteQueryOptions({
    queryKey: [...noticesKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(noticeRoutes.list, { query: pageParam ? { after: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Requests a page of one notice, since each page carries the count. */
export const unseenQuery = ({ call }: Client) => ({
  queryKey: [...noticesKey, 'unseen'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(noticeRoutes.list, { query: { limit: 1 } }, { signal }),
})
