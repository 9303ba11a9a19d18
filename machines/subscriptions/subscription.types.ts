import type { By, Parties, TurnIn } from '../shared/turn.ts'

export const subscriptionParties = { payer: ['payer'] } as const satisfies Parties
export type SubscriptionTurn = TurnIn<typeof subscriptionParties>
export type SubscriptionParty = keyof typeof subscriptionParties

/** `own` is for the payer, `coparent` for the other parent; `waiver` is a year that costs nothing. */
export const subscriptionKinds = ['own', 'coparent', 'waiver'] as const
export type SubscriptionKind = (typeof subscriptionKinds)[number]

/** A charge whose outcome is not known yet, or that waits for the payer to authenticate it. */
export const chargePurposes = ['first', 'renewal', 'upgrade'] as const
export type ChargePurpose = (typeof chargePurposes)[number]

/**
 * `renews`: it is charged again when its period ends. `card`: a card is on file that can be charged. `charging`: the
 * purpose of an open charge. `planned`: a smaller package follows at the end of the period. `timeLeft`: the period that
 * was paid for last is not over.
 */
export type SubscriptionFacts = {
  readonly kind: SubscriptionKind
  readonly renews: boolean
  readonly card: boolean
  readonly charging: ChargePurpose | null
  readonly planned: boolean
  readonly timeLeft: boolean
}

/** A charge paid for a whole period, or for a larger package in the rest of one. */
type Charged = 'period' | 'upgrade'

/** The provider of cards sends what begins with `charge`, as the bank of this chart. */
export type SubscriptionEvent = { readonly by: By } & (
  | { readonly type: 'subscription.buy' }
  | { readonly type: 'subscription.upgrade' }
  | { readonly type: 'subscription.downgrade' }
  | { readonly type: 'subscription.keep' }
  | { readonly type: 'subscription.stopRenewal' }
  | { readonly type: 'subscription.startRenewal' }
  | { readonly type: 'subscription.announce' }
  | { readonly type: 'subscription.end' }
  | { readonly type: 'charge.paid' }
  | { readonly type: 'charge.refused' }
  | { readonly type: 'charge.authenticationNeeded' }
  | {
      readonly type: 'charge.refunded' | 'charge.disputed' | 'charge.disputeWon'
      /** Names the thing that the charge had paid for. */
      readonly charged: Charged
    }
)
