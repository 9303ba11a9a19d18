import { choices, offerOf } from '#contract/subscriptions/offers.ts'
import type { PlanDto, SubscriptionDto } from '#contract/subscriptions/subscriptions.ts'

export const id = '00000000-0000-4000-8000-000000000201'

export const facts = {
  kind: 'own',
  renews: false,
  card: true,
  charging: null,
  planned: false,
  timeLeft: false,
} as const
export const own: SubscriptionDto = {
  id,
  status: 'lapsed',
  version: 3,
  facts,
  chosen: null,
  planned: null,
  endsAt: null,
  nextTotal: null,
  currency: 'USD',
  problem: null,
  authenticateAt: null,
  you: { actor: id, party: 'payer', mode: 'self' },
}
const used = { used: 2, allowed: 5 }
export const plan: PlanDto = {
  plan: 'lapsed',
  from: null,
  own,
  waiver: null,
  coparent: null,
  offers: choices.map((choice) => offerOf('US', choice, null)),
  card: { kind: 'card', brand: 'Visa', last4: '4242', expires: '2031-12' },
  receipts: [],
  usage: {
    storage: { used: 3_000_000, allowed: 100_000_000 },
    outgoingPayments: used,
    scheduledPayments: used,
    toneChecks: { used: 0, allowed: 0 },
  },
  bankTransfers: true,
  selling: true,
}
