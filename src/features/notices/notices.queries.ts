import { infiniteQueryOptions } from '@tanstack/react-query'
import { noticeRoutes } from '#contract/notices/notices.ts'
import type { Client } from '#src/api/client.ts'
import { noticesKey } from './notices-key.ts'

export const noticesQuery = ({ call }: Client) =>
  infiniteQueryOptions({
    queryKey: [...noticesKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(noticeRoutes.list, { query: pageParam ? { after: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
