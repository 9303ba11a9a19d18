import { setup } from 'xstate'
import { isBy, type Meta, type Turn } from '../shared/turn.ts'
import type { PaymentEvent, PaymentFacts } from './payment.types.ts'

/** Names of what happens beside the status; the server says what they mean. */
const effect = () => {}

/** What a payment in this state is to the expenses it pays: the bucket of `ExpenseFacts` its allocations count in. */
export type Counts = 'settled' | 'checks' | 'inFlight' | 'scheduled' | 'nothing'

export type PaymentMeta = Meta & { readonly counts: Counts }

export const paymentSetup = setup({
  types: {
    context: {} as PaymentFacts,
    events: {} as PaymentEvent,
    input: {} as PaymentFacts,
    meta: {} as PaymentMeta,
  },
  guards: {
    by: ({ event }, turn: Turn) => isBy(event.by, turn),
    isCheck: ({ context }) => context.method === 'check',
    isReimbursement: ({ context }) => context.method === 'reimbursed',
    isLater: ({ context }) => context.later,
    stillPayable: ({ context }) => context.payable >= context.amount,
    unhindered: ({ event }) => event.type === 'payment.start' && event.hindrance === null,
  },
  actions: {
    keepReason: effect,
    keepFailure: effect,
    keepReturnCode: effect,
    send: effect,
    askToStop: effect,
  },
})
