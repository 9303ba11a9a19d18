import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import type { MessageDto } from '#contract/messages/messages.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { messagesKey } from './counts.query.ts'
import { threadQuery } from './messages.queries.ts'
import type { Openable } from './open-now.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Names the message that was pressed: its thread is shown from there on, and it gets the focus. */
    readonly chosen?: string
  }
}

/** A press with one of these keys shows the thread in another tab or window. */
const isElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/** Opens messages by a press of their recipient. The chart loads with the first press. */
export function useOpenMessage() {
  const { client } = useApp()
  const queries = useQueryClient()
  const keep = (message: MessageDto) => {
    const { queryKey } = threadQuery(client, message.threadId)
    queries.setQueryData(
      queryKey,
      (thread) =>
        thread && { ...thread, messages: thread.messages.map((one) => (one.id === message.id ? message : one)) },
    )
    void queries.invalidateQueries({ queryKey: messagesKey })
  }
  const open = useMutation({
    mutationFn: async (message: Openable) => (await import('./open-now.ts')).openNow(client, message),
    onSuccess: (message) => message && keep(message),
  })
  /** Reads as a professional, which stamps nothing. The text stays on this screen alone. */
  const look = useMutation({
    mutationFn: ({ id }: Openable) => client.call(messageRoutes.look, { params: { id } }),
  })
  /** The props of a link to a message, which opens it where its body is shown and nowhere else. */
  const linkOf = (message: Openable) => ({
    state: { chosen: message.id },
    onClick: (event: MouseEvent) => {
      if (!isElsewhere(event)) open.mutate(message)
    },
  })
  return { open, look, linkOf }
}
