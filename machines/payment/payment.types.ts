import type { By } from '../shared/turn.ts'

/** How the money goes. `check` is Check / Other (Cheque / Other); `reimbursed` is the receiver's own word that it was paid. */
export type PaymentMethod = 'check' | 'bank' | 'reimbursed'

/**
 * `later`: the payment waits for its date. `payable`: what its expenses may still take beside it, at least its amount
 * when it may start. Minor units, computed under lock.
 */
export type PaymentFacts = {
  readonly method: PaymentMethod
  readonly amount: number
  readonly later: boolean
  readonly payable: number
}

/** Commands of people and of the clock, then what the bank reports in the past tense, in any order and perhaps twice. */
export type PaymentEvent = { readonly by: By } & (
  | { readonly type: 'payment.confirm' }
  | { readonly type: 'payment.refuse' }
  | { readonly type: 'payment.void' }
  | { readonly type: 'payment.start' }
  | { readonly type: 'payment.stop' }
  | { readonly type: 'payment.processing' }
  | { readonly type: 'payment.paid' }
  | { readonly type: 'payment.failed' }
  | { readonly type: 'payment.returned' }
  | { readonly type: 'payment.stopped' }
)
