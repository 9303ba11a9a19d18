import { setup } from 'xstate'
import { byAmong, type Meta } from '../shared/turn.ts'
import {
  type SupportOrderEvent,
  type SupportOrderFacts,
  type SupportOrderTurn,
  supportOrderParties,
} from './support-order.types.ts'

/** Actions are only named here; the server's `support.effects.ts` implements them. */
const effect = () => {}

/**
 * `agreed`: both parents said that it is so, and dues follow from it. `rejected`: nothing ever will. `asks`: what one
 * parent asks the other to confirm.
 */
export type SupportOrderMeta = Meta<SupportOrderTurn> & {
  readonly agreed?: 'running' | 'ended'
  readonly rejected?: true
  readonly asks?: 'order' | 'end'
}

export const supportOrderSetup = setup({
  types: {
    context: {} as SupportOrderFacts,
    events: {} as SupportOrderEvent,
    input: {} as SupportOrderFacts,
    meta: {} as SupportOrderMeta,
  },
  guards: {
    by: byAmong(supportOrderParties),
    recorderPays: ({ context }) => context.recorderPays,
    otherPays: ({ context }) => !context.recorderPays,
    recorderOwes: ({ context }) => context.recorderPays && context.due > 0,
    otherOwes: ({ context }) => !context.recorderPays && context.due > 0,
    amountGiven: ({ event }) => event.type === 'supportOrder.pay' && event.amount > 0,
    withinDue: ({ context, event }) =>
      event.type === 'supportOrder.pay' && event.amount > 0 && event.amount <= context.due,
    isOver: ({ context }) => context.over,
  },
  actions: {
    beginDues: effect,
    keepReason: effect,
    beginPayment: effect,
    keepAskedEnd: effect,
    agreeToEnd: effect,
    dropAskedEnd: effect,
    endBeforeNext: effect,
    stopBeyond: effect,
  },
})
