import { type By, byBank, bySystem } from '../shared/turn.ts'
import type { DeliveryEvent } from './delivery.types.ts'

const recipient: By = { actor: 'dana', party: 'recipient', mode: 'self' }

export const deliverySteps: readonly { readonly event: DeliveryEvent }[] = [
  { event: { type: 'delivery.open', by: recipient } },
]

/** Lists everybody who might try, for the refusal matrix. */
export const deliveryPeople: Readonly<Record<string, By>> = {
  recipient,
  author: { actor: 'sam', party: 'author', mode: 'self' },
  otherRecipient: { actor: 'mia', party: 'onlooker', mode: 'self' },
  professional: { actor: 'pat', party: 'recipient', mode: 'viewing' },
  admin: { actor: 'ada', party: 'recipient', mode: 'synced' },
  system: bySystem,
  bank: byBank,
}
