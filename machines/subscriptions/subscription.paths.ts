import { type By, byBank, bySystem } from '../shared/turn.ts'
import { subscriptionMachine } from './subscription.machine.ts'
import { type SubscriptionEvent, type SubscriptionFacts, subscriptionKinds } from './subscription.types.ts'

/** A step that a walker may try, with `facts` when a step brings new ones. */
export type SubscriptionStep = { readonly event: SubscriptionEvent; readonly facts?: Partial<SubscriptionFacts> }

const payer: By = { actor: 'dana', party: 'payer', mode: 'self' }

const idle: Omit<SubscriptionFacts, 'kind'> = {
  renews: true,
  card: true,
  charging: null,
  planned: true,
  timeLeft: true,
}
const payable: Partial<SubscriptionFacts> = { card: true, charging: null }
const first: Partial<SubscriptionFacts> = { card: true, charging: 'first' }
const renewal: Partial<SubscriptionFacts> = { card: true, charging: 'renewal', renews: true }
const upgrade: Partial<SubscriptionFacts> = { card: true, charging: 'upgrade' }

/** A walk begins with one of each kind. */
const subscriptionBegins: readonly SubscriptionFacts[] = subscriptionKinds.map((kind) => ({ ...idle, kind }))

const subscriptionSteps: readonly SubscriptionStep[] = [
  { event: { type: 'subscription.buy', by: payer }, facts: payable },
  { event: { type: 'subscription.upgrade', by: payer }, facts: payable },
  { event: { type: 'subscription.downgrade', by: payer }, facts: { charging: null } },
  { event: { type: 'subscription.keep', by: payer }, facts: { planned: true } },
  { event: { type: 'subscription.stopRenewal', by: payer }, facts: { renews: true } },
  { event: { type: 'subscription.stopRenewal', by: bySystem }, facts: { ...first, renews: false } },
  { event: { type: 'subscription.startRenewal', by: payer }, facts: { card: true, renews: false } },
  { event: { type: 'subscription.announce', by: bySystem }, facts: { renews: true } },
  { event: { type: 'subscription.end', by: bySystem }, facts: { ...payable, renews: true } },
  { event: { type: 'subscription.end', by: bySystem }, facts: { renews: true, card: false, charging: null } },
  { event: { type: 'subscription.end', by: bySystem }, facts: { renews: false, charging: null } },
  { event: { type: 'charge.paid', by: byBank }, facts: first },
  { event: { type: 'charge.paid', by: byBank }, facts: renewal },
  { event: { type: 'charge.refused', by: byBank }, facts: first },
  { event: { type: 'charge.refused', by: byBank }, facts: renewal },
  { event: { type: 'charge.refused', by: byBank }, facts: upgrade },
  { event: { type: 'charge.authenticationNeeded', by: byBank }, facts: first },
  { event: { type: 'charge.authenticationNeeded', by: byBank }, facts: renewal },
  { event: { type: 'charge.authenticationNeeded', by: byBank }, facts: upgrade },
  { event: { type: 'charge.refunded', by: byBank, charged: 'period' }, facts: { charging: null } },
  { event: { type: 'charge.refunded', by: byBank, charged: 'upgrade' }, facts: { charging: null } },
  { event: { type: 'charge.disputed', by: byBank, charged: 'period' }, facts: { charging: null } },
  { event: { type: 'charge.disputed', by: byBank, charged: 'upgrade' }, facts: { charging: null } },
  { event: { type: 'charge.disputeWon', by: byBank, charged: 'period' }, facts: { timeLeft: true } },
  { event: { type: 'charge.disputeWon', by: byBank, charged: 'upgrade' }, facts: { timeLeft: true } },
]

/** Lists everybody who might try, for the refusal matrix. */
const subscriptionPeople: Readonly<Record<string, By>> = {
  payer,
  coparent: { actor: 'sam', party: 'onlooker', mode: 'self' },
  professional: { actor: 'pat', party: 'payer', mode: 'viewing' },
  admin: { actor: 'ada', party: 'payer', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  stranger: { actor: null, party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const subscription = {
  machine: subscriptionMachine,
  begins: subscriptionBegins,
  steps: subscriptionSteps,
  people: subscriptionPeople,
} as const
