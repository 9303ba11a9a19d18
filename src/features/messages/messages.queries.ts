import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { draftRoutes } from '#contract/messages/drafts.ts'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import type { Client } from '#src/api/client.ts'
import { messagesKey } from './counts.query.ts'

export const draftsKey = [...messagesKey, 'drafts'] as const
const threadKey = (id: string) => [...messagesKey, 'thread', id] as const

export const folderQuery = ({ call }: Client, folder: string, after: string | undefined) =>
  queryOptions({
    queryKey: [...messagesKey, 'folder', folder, after ?? ''],
    queryFn: ({ signal }) => call(messageRoutes.list, { query: { folder, ...(after && { after }) } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Reading a thread opens nothing, so it may be fetched again at any time. */
export const threadQuery = ({ call }: Client, id: string) =>
  queryOptions({
    queryKey: threadKey(id),
    queryFn: ({ signal }) => call(messageRoutes.thread, { params: { id } }, { signal }),
  })

export const correspondentsQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: [...messagesKey, 'correspondents'],
    queryFn: ({ signal }) => call(messageRoutes.correspondents, {}, { signal }),
  })

export const draftsQuery = ({ call }: Client) =>
  queryOptions({
    queryKey: draftsKey,
    queryFn: ({ signal }) => call(draftRoutes.list, {}, { signal }),
  })
