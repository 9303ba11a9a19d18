import type { By, Parties, TurnIn } from '../shared/turn.ts'

export const paymentAccountParties = { owner: ['owner'] } as const satisfies Parties
export type PaymentAccountParty = keyof typeof paymentAccountParties
export type PaymentAccountTurn = TurnIn<typeof paymentAccountParties>

/**
 * `offered`: the provider serves the country of this family. `answered`: every question whose answer may be stored has
 * one. `customer`: the present provider knows this person.
 */
export type PaymentAccountFacts = {
  readonly offered: boolean
  readonly answered: boolean
  readonly customer: boolean
}

/** Commands of the account's owner, events of the clock, then reports of the bank in any order and perhaps twice. */
export type PaymentAccountEvent = { readonly by: By } & (
  | { readonly type: 'paymentAccount.signUp' }
  | { readonly type: 'paymentAccount.giveName' }
  | { readonly type: 'paymentAccount.giveBirth' }
  | { readonly type: 'paymentAccount.giveEmail' }
  | { readonly type: 'paymentAccount.giveAddress' }
  | { readonly type: 'paymentAccount.submit' }
  | { readonly type: 'paymentAccount.correct' }
  | { readonly type: 'paymentAccount.giveDocument' }
  | { readonly type: 'paymentAccount.leave' }
  | { readonly type: 'paymentAccount.providerChanged' }
  | { readonly type: 'paymentAccount.verified' }
  | { readonly type: 'paymentAccount.detailsAsked' }
  | { readonly type: 'paymentAccount.documentAsked' }
  | { readonly type: 'paymentAccount.reviewBegun' }
  | { readonly type: 'paymentAccount.refused' }
  | { readonly type: 'paymentAccount.suspended' }
  | { readonly type: 'paymentAccount.deactivated' }
)
