import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Enqueue } from '../../lifecycle/unit-of-work.ts'

export const chargeQueue = 'subscriptions.charge'
export const subscriptionMailQueue = 'mail.subscription'
export const cardRemovalQueue = 'subscriptions.cardRemoval'
export const sweepQueue = 'subscriptions.sweep'

export const chargeJob = z.object({ ownerId: id, chargeId: id })
export type ChargeJob = z.infer<typeof chargeJob>

/** `renewal` announces a charge, `receipt` says that one was paid. */
export const subscriptionMail = z.object({
  ownerId: id,
  subscriptionId: id,
  kind: z.enum(['renewal', 'receipt', 'grace', 'lapsed', 'authentication']),
})
export type SubscriptionMail = z.infer<typeof subscriptionMail>

export const enqueueCharge = (enqueue: Enqueue, tx: Tx, data: ChargeJob): Promise<void> =>
  enqueue(tx, { queue: chargeQueue, data })

/** A card that is not known here any more. */
export const cardRemoval = z.object({ provider: z.string(), ref: z.string() })
export type CardRemoval = z.infer<typeof cardRemoval>

export const enqueueCardRemoval = (enqueue: Enqueue, tx: Tx, data: CardRemoval): Promise<void> =>
  enqueue(tx, { queue: cardRemovalQueue, data })

export const enqueueSubscriptionMail = (enqueue: Enqueue, tx: Tx, data: SubscriptionMail): Promise<void> =>
  enqueue(tx, { queue: subscriptionMailQueue, data })
