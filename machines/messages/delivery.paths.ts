import { type By, byBank, bySystem } from '../shared/turn.ts'
import { deliveryMachine } from './delivery.machine.ts'
import type { DeliveryEvent } from './delivery.types.ts'

const recipient: By = { actor: 'dana', party: 'recipient', mode: 'self' }

const deliverySteps: readonly { readonly event: DeliveryEvent }[] = [
  { event: { type: 'delivery.open', by: recipient } },
]

/** Lists everybody who might try, for the refusal matrix. */
const deliveryPeople: Readonly<Record<string, By>> = {
  recipient,
  author: { actor: 'sam', party: 'author', mode: 'self' },
  otherRecipient: { actor: 'mia', party: 'onlooker', mode: 'self' },
  professional: { actor: 'pat', party: 'recipient', mode: 'viewing' },
  admin: { actor: 'ada', party: 'recipient', mode: 'synced' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const delivery = {
  machine: deliveryMachine,
  begins: [{}],
  steps: deliverySteps,
  people: deliveryPeople,
} as const
