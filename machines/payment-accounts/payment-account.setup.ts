import { setup } from 'xstate'
import { byAmong, type Meta } from '../shared/turn.ts'
import {
  type PaymentAccountEvent,
  type PaymentAccountFacts,
  type PaymentAccountTurn,
  paymentAccountParties,
} from './payment-account.types.ts'

/** Actions are only named here; the server implements them. */
const effect = () => {}

/** The use of money that this state allows an account once it has a bank account. */
export type Eligibility = 'nothing' | 'receives' | 'sendsAndReceives'

/** `unbegun`: nobody has signed up. `asks`: what the bank wants from the owner before it decides. */
export type PaymentAccountMeta = Meta<PaymentAccountTurn> & {
  readonly eligibility: Eligibility
  readonly unbegun?: true
  readonly asks?: 'details' | 'document'
}

export const paymentAccountSetup = setup({
  types: {
    context: {} as PaymentAccountFacts,
    events: {} as PaymentAccountEvent,
    input: {} as PaymentAccountFacts,
    meta: {} as PaymentAccountMeta,
  },
  guards: {
    by: byAmong(paymentAccountParties),
    isOffered: ({ context }) => context.offered,
    isAnswered: ({ context }) => context.answered,
    isCustomer: ({ context }) => context.customer,
  },
  actions: { keepAnswer: effect, noteAttempt: effect, dropAnswers: effect, leaveProvider: effect },
})
