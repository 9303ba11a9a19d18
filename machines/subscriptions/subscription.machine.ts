import { and, not, or } from 'xstate'
import { by } from '../shared/turn.ts'
import { subscriptionSetup } from './subscription.setup.ts'

const payer = by('payer')
const system = by('system')
const provider = by('bank')

const buy = { guard: and([payer, 'isSold', 'hasCard', 'isIdle']), actions: 'askCharge' } as const
const paid = { guard: and([provider, 'isCharging']), target: 'active', actions: 'applyCharge' } as const
const refused = { guard: and([provider, 'isCharging']), actions: 'noteRefusal' } as const
const authenticate = { guard: and([provider, 'isCharging']), actions: 'noteAuthentication' } as const
const ofUpgrade = and([provider, 'isOfUpgrade'])
const upgradeRefunded = { guard: ofUpgrade, actions: ['noteRefund', 'resetPackage'] } as const
const upgradeDisputed = { guard: ofUpgrade, actions: ['noteDispute', 'resetPackage'] } as const
const upgradeWon = { guard: ofUpgrade, actions: 'restorePackage' } as const
const noteRefund = [upgradeRefunded, { guard: provider, actions: 'noteRefund' }] as const
const noteDispute = [upgradeDisputed, { guard: provider, actions: 'noteDispute' }] as const
const won = [upgradeWon, { guard: and([provider, 'hasTimeLeft']), target: 'active', actions: 'restorePeriod' }] as const
/** A purchase that is paid when its payer is gone begins no renewal. */
const stopOpen = { guard: and([system, 'isFirst']), actions: 'turnRenewalOff' } as const

/**
 * One parent pays for it, for themselves or for the other parent, or it is a year that was granted to them.
 *
 * Everybody begins with a `trial`; what is bought for the other parent begins without anything, as `lapsed`. `active`
 * lasts as long as it was paid for. When the charge of a renewal fails, `grace` gives the payer days to mend it. Reading
 * and exporting one's record needs no subscription. Invariants: there is one open charge at most, so no period is paid
 * for twice; only the provider's report makes a charge paid or refused; a larger package begins with its charge and a
 * smaller one at the end of the period; what came back of a larger package ends that package and never the period, which
 * was paid for by another charge. Deliberately absent: an end before the paid period is over, and whoever is paid
 * for, who decides nothing here.
 */
export const subscriptionMachine = subscriptionSetup.createMachine({
  id: 'subscription',
  context: ({ input }) => input,
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'isOwn', target: 'trial' }, { guard: 'isWaiver', target: 'active' }, { target: 'lapsed' }],
    },
    trial: {
      meta: {
        turns: [{ turn: 'bank', when: 'isCharging' }],
        label: 'trial',
        tone: 'waiting',
        serves: true,
        ends: 'period',
        paid: false,
      },
      on: {
        'subscription.buy': buy,
        'subscription.stopRenewal': stopOpen,
        'subscription.end': { guard: and([system, 'isIdle']), target: 'lapsed', actions: 'endPeriod' },
        'charge.paid': paid,
        'charge.refused': refused,
        'charge.authenticationNeeded': authenticate,
      },
    },
    active: {
      meta: {
        turns: [{ turn: 'bank', when: 'isCharging' }],
        label: 'active',
        tone: 'done',
        serves: true,
        ends: 'period',
        paid: true,
      },
      on: {
        'subscription.upgrade': { guard: and([payer, 'isSold', 'hasCard', 'isIdle']), actions: 'askCharge' },
        'subscription.downgrade': { guard: and([payer, 'isSold', 'isIdle']), actions: 'planPackage' },
        'subscription.keep': { guard: and([payer, 'isPlanned']), actions: 'dropPlan' },
        'subscription.stopRenewal': [
          { guard: and([or([payer, system]), 'renews']), actions: 'turnRenewalOff' },
          stopOpen,
        ],
        'subscription.startRenewal': {
          guard: and([payer, 'isSold', 'hasCard', not('renews')]),
          actions: 'turnRenewalOn',
        },
        'subscription.announce': { guard: and([system, 'renews']), actions: 'announceCharge' },
        'subscription.end': [
          { guard: and([system, 'isIdle', 'renews', 'hasCard']), actions: 'askCharge' },
          { guard: and([system, 'isIdle', 'renews']), target: 'grace', actions: 'beginGrace' },
          { guard: and([system, 'isIdle']), target: 'lapsed', actions: 'endPeriod' },
        ],
        'charge.paid': { guard: and([provider, 'isCharging']), actions: 'applyCharge' },
        'charge.refused': [
          { guard: and([provider, 'isRenewal']), target: 'grace', actions: ['noteRefusal', 'beginGrace'] },
          refused,
        ],
        'charge.authenticationNeeded': [
          { guard: and([provider, 'isRenewal']), target: 'grace', actions: ['noteAuthentication', 'beginGrace'] },
          authenticate,
        ],
        'charge.refunded': [
          upgradeRefunded,
          { guard: provider, target: 'lapsed', actions: ['noteRefund', 'endPeriod'] },
        ],
        'charge.disputed': [
          upgradeDisputed,
          { guard: provider, target: 'grace', actions: ['noteDispute', 'beginGrace'] },
        ],
        'charge.disputeWon': upgradeWon,
      },
    },
    grace: {
      meta: {
        turns: ['payer'],
        label: 'grace',
        tone: 'attention',
        serves: true,
        ends: 'grace',
        paid: false,
      },
      on: {
        'subscription.buy': buy,
        'subscription.stopRenewal': {
          guard: or([payer, system]),
          target: 'lapsed',
          actions: ['turnRenewalOff', 'endPeriod'],
        },
        'subscription.end': { guard: system, target: 'lapsed', actions: 'endPeriod' },
        'charge.paid': paid,
        'charge.refused': refused,
        'charge.authenticationNeeded': authenticate,
        'charge.refunded': noteRefund,
        'charge.disputed': noteDispute,
        'charge.disputeWon': won,
      },
    },
    lapsed: {
      meta: {
        turns: [{ turn: 'bank', when: 'isCharging' }],
        label: 'lapsed',
        tone: 'problem',
        serves: false,
        ends: null,
        paid: false,
      },
      on: {
        'subscription.buy': buy,
        'subscription.stopRenewal': stopOpen,
        'charge.paid': paid,
        'charge.refused': refused,
        'charge.authenticationNeeded': authenticate,
        'charge.refunded': noteRefund,
        'charge.disputed': noteDispute,
        'charge.disputeWon': won,
      },
    },
  },
})
