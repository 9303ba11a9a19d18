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
