import { setup } from 'xstate'
import { byAmong, type Meta } from '../shared/turn.ts'
import { type PaymentEvent, type PaymentFacts, type PaymentTurn, paymentParties } from './payment.types.ts'

/** Actions are only named here; the server implements them. */
const effect = () => {}

/** The bucket of `ExpenseFacts` in which the allocations of a payment in this state count. */
export type Counts = 'settled' | 'checks' | 'inFlight' | 'scheduled' | 'nothing'

/** The progress of a transfer at the bank. `over`: it ended without money having moved, and the bank may still have to be told. */
export type TransferStage = 'unsent' | 'followed' | 'over'

/**
 * `stop`: the payer asked to stop it, or it was stopped. `why`: the column that says why it ended, where only the bank
 * knows it.
 */
export type PaymentMeta = Meta<PaymentTurn> & {
  readonly counts: Counts
  readonly transfer?: TransferStage
  readonly stop?: 'asked' | 'done'
  readonly why?: 'returnCode'
}

export const paymentSetup = setup({
  types: {
    context: {} as PaymentFacts,
    events: {} as PaymentEvent,
    input: {} as PaymentFacts,
    meta: {} as PaymentMeta,
  },
  guards: {
    by: byAmong(paymentParties),
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
