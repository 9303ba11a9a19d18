import { messageFolderRoutes } from '#contract/messages/message-folders.ts'
import type { Client } from '#src/api/client.ts'
import { messagesKey } from '../counts.query.ts'

/** Names the removal of a folder while it is on its way. */
export const removalKey = (id: string) => [...messagesKey, 'removal', id] as const

export const foldersQuery = ({ call }: Client) => ({
  queryKey: [...messagesKey, 'folders'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(messageFolderRoutes.list, {}, { signal }),
})
