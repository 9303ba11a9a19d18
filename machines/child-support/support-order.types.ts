import { type ClaimEvent, type ClaimParty, claimParties } from '../claim/claim.types.ts'
import type { By } from '../shared/turn.ts'

/** Either of them may be the one who pays: the facts say who. */
export const supportOrderParties = claimParties
export type SupportOrderParty = ClaimParty

/**
 * The facts are computed under lock. `recorderPays`: the parent who recorded the order pays. `due`: what has fallen due
 * in its ledger and is neither paid nor on its way, in minor units. `over`: its last day has passed in the family's
 * zone.
 */
export type SupportOrderFacts = {
  readonly recorderPays: boolean
  readonly due: number
  readonly over: boolean
}

/** Commands of people, then events of the clock and of a newer order. The contract defines what else they carry. */
export type SupportOrderEvent = { readonly by: By } & (
  | ClaimEvent<'supportOrder'>
  | { readonly type: 'supportOrder.pay'; readonly amount: number }
  | { readonly type: 'supportOrder.askEnd' }
  | { readonly type: 'supportOrder.agreeEnd' }
  | { readonly type: 'supportOrder.refuseEnd' }
  | { readonly type: 'supportOrder.withdrawEnd' }
  | { readonly type: 'supportOrder.end' }
  | { readonly type: 'supportOrder.followed' }
)
