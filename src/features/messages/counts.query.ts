import { messageCountRoutes } from '#contract/messages/message-counts.ts'
import type { Client } from '#src/api/client.ts'

/** Every query of messages is below this key, so that a change of the topic `message` refetches all of them. */
export const messagesKey = ['messages'] as const

export const countsKey = [...messagesKey, 'counts'] as const

export const countsQuery = ({ call }: Client) => ({
  queryKey: countsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(messageCountRoutes.counts, {}, { signal }),
})
