import { setup } from 'xstate'
import type { ClaimMeta } from '../claim/claim.types.ts'
import { byAmong } from '../shared/turn.ts'
import { type SupportOrderEvent, type SupportOrderFacts, supportOrderParties } from './support-order.types.ts'

/** Actions are only named here; the server's `support.effects.ts` implements them. */
const effect = () => {}

/** `end`: one parent asks the other to let it end. */
export type SupportOrderMeta = ClaimMeta<'end'>

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
