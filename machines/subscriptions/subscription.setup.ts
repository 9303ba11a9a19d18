import { setup } from 'xstate'
import { byAmong, type Meta } from '../shared/turn.ts'
import {
  type SubscriptionEvent,
  type SubscriptionFacts,
  type SubscriptionTurn,
  subscriptionParties,
} from './subscription.types.ts'

/** Actions are only named here; the server implements them. */
const effect = () => {}

/**
 * `serves`: the person has what the package contains. `ends`: the time after which the product ends it. `paid`: it was
 * paid for, so it is renewed.
 */
export type SubscriptionMeta = Meta<SubscriptionTurn> & {
  readonly serves: boolean
  readonly ends: 'period' | 'grace' | null
  readonly paid: boolean
}

export const subscriptionSetup = setup({
  types: {
    context: {} as SubscriptionFacts,
    events: {} as SubscriptionEvent,
    input: {} as SubscriptionFacts,
    meta: {} as SubscriptionMeta,
  },
  guards: {
    by: byAmong(subscriptionParties),
    isOwn: ({ context }) => context.kind === 'own',
    isWaiver: ({ context }) => context.kind === 'waiver',
    isSold: ({ context }) => context.kind !== 'waiver',
    renews: ({ context }) => context.renews,
    hasCard: ({ context }) => context.card,
    isCharging: ({ context }) => context.charging !== null,
    isIdle: ({ context }) => context.charging === null,
    isFirst: ({ context }) => context.charging === 'first',
    isRenewal: ({ context }) => context.charging === 'renewal',
    isPlanned: ({ context }) => context.planned,
    hasTimeLeft: ({ context }) => context.timeLeft,
    isOfUpgrade: ({ event }) => 'charged' in event && event.charged === 'upgrade',
  },
  actions: {
    askCharge: effect,
    applyCharge: effect,
    planPackage: effect,
    dropPlan: effect,
    turnRenewalOff: effect,
    turnRenewalOn: effect,
    announceCharge: effect,
    beginGrace: effect,
    endPeriod: effect,
    noteRefusal: effect,
    noteAuthentication: effect,
    noteRefund: effect,
    noteDispute: effect,
    restorePeriod: effect,
    resetPackage: effect,
    restorePackage: effect,
  },
})
