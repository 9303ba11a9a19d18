import { messageFolderRoutes } from '#contract/messages/message-folders.ts'
import type { Client } from '#src/api/client.ts'
import { messagesKey } from '../counts.query.ts'

export const foldersQuery = ({ call }: Client) => ({
  queryKey: [...messagesKey, 'folders'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(messageFolderRoutes.list, {}, { signal }),
})
