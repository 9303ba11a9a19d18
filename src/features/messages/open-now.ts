import { deliveryRoutes, messageRoutes } from '#contract/messages/message-routes.ts'
import { type MessageDto, openedDto } from '#contract/messages/messages.ts'
import type { Client } from '#src/api/client.ts'
import { createCommandSender } from '#src/app/shared/lifecycle/command-sender.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import { deliveryChart } from './charts.ts'

/** Home knows less of a message than a list does, so that its delivery is asked for first. */
export type Openable = Pick<MessageDto, 'id' | 'threadId'> & Partial<Pick<MessageDto, 'delivery'>>

/** Says whether the viewer's own press would record a first view. */
export const mayOpen = ({ delivery }: Pick<MessageDto, 'delivery'>): boolean =>
  delivery !== null && deliveryChart(delivery).can({ type: 'delivery.open' })

/** Opens a message where the chart allows it. Another tab may have opened it already, which is as good. */
export const openNow = async (client: Client, message: Openable): Promise<MessageDto | null> => {
  const { id: messageId } = message
  const { delivery = (await client.call(messageRoutes.get, { params: { id: messageId } })).delivery } = message
  if (!delivery || !mayOpen({ delivery })) return null
  const { id, version } = delivery
  try {
    const body = { type: 'delivery.open' as const, version }
    return (await createCommandSender(client)(deliveryRoutes.events, { params: { id }, body })).message
  } catch (failure) {
    const latest = latestAfterConflict(failure, openedDto)
    if (latest === null || latest.message.body === null) throw failure
    return latest.message
  }
}
