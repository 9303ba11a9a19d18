import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deliveryRoutes, messageRoutes } from '#contract/messages/message-routes.ts'
import { type MessageDto, openedDto } from '#contract/messages/messages.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { createCommandSender } from '#src/app/shared/lifecycle/command-sender.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import { deliveryChart } from './charts.ts'
import { messagesKey } from './counts.query.ts'
import { threadQuery } from './messages.queries.ts'

type Openable = Pick<MessageDto, 'id' | 'threadId' | 'delivery'>

/** Says whether the viewer's own press would record a first view. */
export const mayOpen = ({ delivery }: Openable): boolean =>
  delivery !== null && deliveryChart(delivery).can({ type: 'delivery.open' })

/** Opens messages by a press of their recipient. Another tab may have opened one already, which is as good. */
export function useOpenMessage() {
  const { client } = useApp()
  const queries = useQueryClient()
  const [send] = useState(() => createCommandSender(client))
  const keep = (message: MessageDto) => {
    const { queryKey } = threadQuery(client, message.threadId)
    queries.setQueryData(
      queryKey,
      (thread) =>
        thread && { ...thread, messages: thread.messages.map((one) => (one.id === message.id ? message : one)) },
    )
    void queries.invalidateQueries({ queryKey: messagesKey })
  }
  const openNow = async ({ delivery }: Openable): Promise<MessageDto | null> => {
    if (!delivery) return null
    const { id, version } = delivery
    try {
      const body = { type: 'delivery.open' as const, version }
      return (await send(deliveryRoutes.events, { params: { id }, body })).message
    } catch (failure) {
      const latest = latestAfterConflict(failure, openedDto)
      if (latest === null || latest.message.body === null) throw failure
      return latest.message
    }
  }
  const open = useMutation({ mutationFn: openNow, onSuccess: (message) => message && keep(message) })
  /** Reads as a professional, which stamps nothing. The text stays on this screen alone. */
  const look = useMutation({
    mutationFn: ({ id }: Openable) => client.call(messageRoutes.look, { params: { id } }),
  })
  return { open, look }
}
