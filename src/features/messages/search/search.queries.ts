import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { messageSearchRoutes } from '#contract/messages/message-search.ts'
import type { Client } from '#src/api/client.ts'
import { messagesKey } from '../counts.query.ts'
import { draftsKey } from '../messages.queries.ts'

/** Finds messages of all folders. Searching opens nothing, so it may be repeated at any time. */
export const foundMessagesQuery = ({ call }: Client, search: string) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, 'search', search],
    queryFn: ({ pageParam, signal }) =>
      call(messageSearchRoutes.search, { body: { search, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })

export const foundDraftsQuery = ({ call }: Client, search: string) =>
  queryOptions({
    queryKey: [...draftsKey, 'search', search],
    queryFn: ({ signal }) => call(messageSearchRoutes.searchDrafts, { body: { search } }, { signal }),
    placeholderData: keepPreviousData,
  })
