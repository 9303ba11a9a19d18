import { setup } from 'xstate'
import { by, byAmong, type Meta } from '../shared/turn.ts'
import { type DeliveryEvent, type DeliveryTurn, deliveryParties } from './delivery.types.ts'

const deliverySetup = setup({
  types: { events: {} as DeliveryEvent, meta: {} as Meta<DeliveryTurn> },
  guards: { by: byAmong(deliveryParties) },
  // Actions are only named here; the server implements them.
  actions: { stamp: () => {} },
})

/**
 * A delivery is one message to one recipient.
 *
 * While it is `new` its recipient knows the author, the subject and the time, and nothing else. Only the recipient opens
 * it, in a session of their own, and the instant is recorded as "first viewed". Invariant: `viewed` is final, so there is
 * one first view, and a message cannot be made unread. Deliberately absent: a withdrawal. What was sent stays sent.
 */
export const deliveryMachine = deliverySetup.createMachine({
  id: 'delivery',
  initial: 'new',
  states: {
    new: {
      meta: { turns: ['recipient'], label: 'new', tone: 'attention' },
      on: { 'delivery.open': { guard: by('recipient'), target: 'viewed', actions: 'stamp' } },
    },
    viewed: { type: 'final', meta: { turns: ['nobody'], label: 'viewed', tone: 'done' } },
  },
})
