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

/**
 * What stands in the way of a transfer before it is sent: the bank does not serve the country, the payer's account or the
 * receiver's is not ready, the plan's payments of the month are used up, the amount is above what may be sent now.
 */
export const rejectionReasons = [
  'bankNotServed',
  'accountCannotSend',
  'otherCannotReceive',
  'planPayments',
  'sendingLimit',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/**
 * Why a transfer failed: what stood in the way on its day; its expenses take less by then (`notPayable`); the bank said
 * no, with or without saying why; or nobody at the bank ever answered (`network`).
 */
export const failures = [...rejectionReasons, 'notPayable', 'balanceTooLow', 'bankRefused', 'network'] as const
export type Failure = (typeof failures)[number]

/**
 * Commands of people and of the clock, then what the bank reports in the past tense, in any order and perhaps twice.
 * `returnCode` is the code the banks give (`R01`); `hindrance` is what the clock found when it asked again, under lock.
 */
export type PaymentEvent = { readonly by: By } & (
  | { readonly type: 'payment.confirm' }
  | { readonly type: 'payment.refuse' }
  | { readonly type: 'payment.void' }
  | { readonly type: 'payment.start'; readonly hindrance: RejectionReason | null }
  | { readonly type: 'payment.stop' }
  | { readonly type: 'payment.processing' }
  | { readonly type: 'payment.paid' }
  | { readonly type: 'payment.failed'; readonly failure: Failure }
  | { readonly type: 'payment.returned'; readonly returnCode: string | null }
  | { readonly type: 'payment.stopped' }
)
