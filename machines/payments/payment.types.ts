import type { By, Parties, TurnIn } from '../shared/turn.ts'

export const paymentParties = { payer: ['payer'], receiver: ['receiver'] } as const satisfies Parties
export type PaymentParty = keyof typeof paymentParties
export type PaymentTurn = TurnIn<typeof paymentParties>

/** The payment's method. `check` is Check / Other (Cheque / Other); `reimbursed` means that the receiver says it was paid. */
export type PaymentMethod = 'check' | 'bank' | 'reimbursed'

/**
 * `later`: the payment waits for its date. `payable`: what its expenses may still take beside it; it must be at least
 * the amount when the payment starts. In minor units, computed under lock.
 */
export type PaymentFacts = {
  readonly method: PaymentMethod
  readonly amount: number
  readonly later: boolean
  readonly payable: number
}

/**
 * Lists what prevents a transfer before it is sent: the bank does not serve the country, the payer's or the receiver's
 * account is not ready, the plan's payments of the month are used up, or the amount exceeds what may be sent now.
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
 * Lists why a transfer failed: a rejection reason on its day; its expenses take less by then (`notPayable`); the bank
 * refused, by a limit of its own (`providerLimit`), with or without another reason; or it never answered (`network`).
 */
export const failures = [
  ...rejectionReasons,
  'notPayable',
  'balanceTooLow',
  'providerLimit',
  'bankRefused',
  'network',
] as const
export type Failure = (typeof failures)[number]

/**
 * Commands of people and of the clock, then reports of the bank in the past tense, in any order and perhaps twice.
 * `returnCode` is the banks' code (`R01`); `hindrance` is the rejection reason that the clock found when it checked
 * again under lock.
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
