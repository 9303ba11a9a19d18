import { expect, test } from 'vitest'
import { transition } from 'xstate'
import { charts } from '#machines/charts.ts'
import { leafOf, leavesOf } from '#machines/shared/decide.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import { byBank, bySystem } from '#machines/shared/turn.ts'
import { subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts'
import type { SubscriptionEvent, SubscriptionFacts } from '#machines/subscriptions/subscription.types.ts'
import { reached } from '#machines/walk/chart-walk.ts'
import { matrix, untouched } from './walk.ts'

const chart = () => {
  const { subscription } = charts
  if (!subscription) throw new Error('the chart is not listed')
  return subscription
}

const payer = { actor: 'dana', party: 'payer', mode: 'self' } as const
const facts: SubscriptionFacts = {
  kind: 'own',
  renews: true,
  card: true,
  charging: null,
  planned: false,
  timeLeft: false,
}

const after = (
  from: 'trial' | 'active' | 'grace' | 'lapsed',
  change: Partial<SubscriptionFacts>,
  event: SubscriptionEvent,
) => {
  const at = subscriptionMachine.resolveState({ value: from, context: { ...facts, ...change } })
  return at.can(event) ? leafOf(transition(subscriptionMachine, at, event)[0].value) : null
}

test('who may do what to a subscription, in each state', () => {
  expect(matrix(chart())).toMatchInlineSnapshot(`
    "trial  | buy payer, end system
    active | keep payer, stopRenewal payer system, announce system, end system, refunded bank, refunded bank, disputed bank, disputed bank, disputeWon bank
    grace  | stopRenewal payer system, end system, refunded bank, refunded bank, disputed bank, disputed bank, disputeWon bank, disputeWon bank
    lapsed | buy payer, refunded bank, refunded bank, disputed bank, disputed bank, disputeWon bank, disputeWon bank"
  `)
})

test('a walk reaches every state and drives every transition', () => {
  expect([...reached(chart()).keys()].sort()).toEqual([...leavesOf(subscriptionMachine)].sort())
  expect(untouched(chart())).toEqual([])
})

test.each([
  ['own', 'trial'],
  ['coparent', 'lapsed'],
  ['waiver', 'active'],
] as const)('what is %s begins as %s', (kind, leaf) => {
  expect(initialLeafOf(subscriptionMachine, { ...facts, kind })).toBe(leaf)
})

test('nothing is bought without a card, twice at once, or for a year that was granted', () => {
  const buy = { type: 'subscription.buy', by: payer } as const
  expect(after('lapsed', {}, buy)).toBe('lapsed')
  expect(after('lapsed', { card: false }, buy)).toBeNull()
  expect(after('lapsed', { charging: 'first' }, buy)).toBeNull()
  expect(after('lapsed', { kind: 'waiver' }, buy)).toBeNull()
})

test('a period ends with a charge, with days to mend it, or for good', () => {
  const end = { type: 'subscription.end', by: bySystem } as const
  expect(after('active', {}, end)).toBe('active')
  expect(after('active', { card: false }, end)).toBe('grace')
  expect(after('active', { renews: false }, end)).toBe('lapsed')
  expect(after('active', { charging: 'renewal' }, end)).toBeNull()
  expect(after('grace', { charging: 'renewal' }, end)).toBe('lapsed')
})

test('a refused renewal gives days to mend it; a refused upgrade changes nothing', () => {
  const refused = { type: 'charge.refused', by: byBank } as const
  expect(after('active', { charging: 'renewal' }, refused)).toBe('grace')
  expect(after('active', { charging: 'upgrade' }, refused)).toBe('active')
  expect(after('trial', { charging: 'first' }, refused)).toBe('trial')
  expect(after('active', {}, refused)).toBeNull()
})

test('only the provider says that a charge was paid', () => {
  expect(after('lapsed', { charging: 'first' }, { type: 'charge.paid', by: byBank })).toBe('active')
  expect(after('lapsed', { charging: 'first' }, { type: 'charge.paid', by: payer })).toBeNull()
  expect(after('lapsed', { charging: 'first' }, { type: 'charge.paid', by: bySystem })).toBeNull()
})

test('a refund ends it at once, and a dispute gives days to pay in another way', () => {
  expect(after('active', {}, { type: 'charge.refunded', by: byBank, charged: 'period' })).toBe('lapsed')
  expect(after('active', {}, { type: 'charge.disputed', by: byBank, charged: 'period' })).toBe('grace')
  expect(after('grace', { timeLeft: true }, { type: 'charge.disputeWon', by: byBank, charged: 'period' })).toBe(
    'active',
  )
  expect(after('lapsed', {}, { type: 'charge.disputeWon', by: byBank, charged: 'period' })).toBeNull()
})

test('what comes back of a larger package leaves the state, wherever it stands', () => {
  const changes = ['charge.refunded', 'charge.disputed', 'charge.disputeWon'] as const
  for (const from of ['active', 'grace', 'lapsed'] as const)
    for (const type of changes)
      expect(after(from, { timeLeft: true }, { type, by: byBank, charged: 'upgrade' })).toBe(from)
})

test('a purchase that waits is not renewed when the product says so; the payer has nothing to stop yet', () => {
  const stop = { type: 'subscription.stopRenewal', by: bySystem } as const
  for (const from of ['trial', 'active', 'lapsed'] as const) {
    expect(after(from, { renews: false, charging: 'first' }, stop)).toBe(from)
    expect(after(from, { renews: false, charging: 'first' }, { ...stop, by: payer })).toBeNull()
    expect(after(from, { renews: false }, stop)).toBeNull()
  }
  expect(after('grace', { charging: 'first' }, stop)).toBe('lapsed')
})
