import * as z from 'zod/mini'
import { deliveryMachine } from '#machines/messages/delivery.machine.ts'
import { deliveryParties } from '#machines/messages/delivery.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { id, instant, youAmong } from '../common.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const deliveryStatuses = leavesOf(deliveryMachine)
export type DeliveryStatus = LeafOf<typeof deliveryMachine>

/** One message to one recipient. */
export const deliveryDto = z.object({
  id,
  messageId: id,
  personId: id,
  status: z.enum(deliveryStatuses),
  version: z.int(),
  /** The first view; null means never. */
  viewedAt: z.nullable(instant),
  you: youAmong(deliveryParties),
})
export type DeliveryDto = z.infer<typeof deliveryDto>

export const deliveryCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('delivery.open'), version: z.int() }),
])
export type DeliveryCommand = z.infer<typeof deliveryCommand>
