import {
  type DeliveryCommand,
  type DeliveryDto,
  type DeliveryStatus,
  deliveryDto,
} from '#contract/messages/delivery.ts'
import { deliveryRoutes } from '#contract/messages/message-routes.ts'
import { deliveryLifecycle } from '#server/features/messages/deliveries.lifecycle.ts'
import { deliveryChart } from '#src/features/messages/charts.ts'
import { sharedApp } from '#tests/support/app.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

export const deliveries = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const messages = messagesOn(on)
  const at: Record<DeliveryStatus, () => Promise<string>> = {
    new: async () => (await messages.deliveryTo((await messages.send()).id)).id,
    viewed: async () => {
      const { id } = await messages.send()
      await messages.open(id)
      return (await messages.deliveryTo(id)).id
    },
  }
  return subjectOf({
    lifecycle: { machine: deliveryLifecycle.machine, people: deliveryLifecycle.people },
    at,
    read: async (id) => ({ row: await messages.delivery(id), context: {} }),
    commands: async ({ version }): Promise<DeliveryCommand[]> => [{ type: 'delivery.open', version }],
    given: async (person, id): Promise<DeliveryDto | null> =>
      givenBy(deliveryDto, await cast[person].call(deliveryRoutes.get, { params: { id } })),
    chartOf: deliveryChart,
    send: sender(cast, deliveryRoutes.events),
  })
}
