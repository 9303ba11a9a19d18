import { subscriptionLimits } from '#contract/subscriptions/limits.ts'
import { addMs, isBefore } from '#domain/time.ts'
import { byBank } from '#machines/shared/turn.ts'
import type { SubscriptionEvent } from '#machines/subscriptions/subscription.types.ts'
import type { ChargeReport, ProviderChargeState } from '../../cards/provider.ts'
import type { Deps } from '../../deps.ts'
import { claimResource } from '../../inbox/resources.ts'
import { cardOf } from './cards.store.ts'
import { addressBackTo } from './subscriptions.cards.ts'
import type { ChargeJob } from './subscriptions.queues.ts'
import { moveSubscription, type Work } from './subscriptions.step.ts'
import {
  type ChargeRow,
  chargeById,
  isOpenCharge,
  lockSubscription,
  type SubscriptionRow,
  setCharge,
} from './subscriptions.store.ts'

type Needs = Pick<Deps, 'scopes' | 'clock' | 'enqueue' | 'cards' | 'config'>

type Heard = Extract<SubscriptionEvent['type'], `charge.${string}`>

/** Returns the events that follow from a report, in their order; one report may stand for several that were lost. */
const eventsOf = (charge: ChargeRow, state: ProviderChargeState): readonly Heard[] => {
  const open = isOpenCharge(charge)
  const first: readonly Heard[] = open ? ['charge.paid'] : []
  if (state === 'paid') return first
  if (state === 'refused') return open ? ['charge.refused'] : []
  if (state === 'authentication') return charge.state === 'asked' ? ['charge.authenticationNeeded'] : []
  if (state === 'refunded') return charge.state === 'refunded' ? [] : [...first, 'charge.refunded']
  if (state === 'disputed') return charge.state === 'disputed' ? [] : [...first, 'charge.disputed']
  if (state === 'dispute won') return charge.state === 'disputed' ? ['charge.disputeWon'] : first
  return []
}

const eventOf = (type: Heard, { purpose }: ChargeRow): SubscriptionEvent =>
  type === 'charge.refunded' || type === 'charge.disputed' || type === 'charge.disputeWon'
    ? { type, by: byBank, charged: purpose === 'upgrade' ? 'upgrade' : 'period' }
    : { type, by: byBank }

/** A charge of an earlier period changes nothing of the present one. */
const isPresent = (row: SubscriptionRow, charge: ChargeRow): boolean =>
  isOpenCharge(charge) || charge.period_to === row.ends_at

const returned: Partial<Record<Heard, ChargeRow['state']>> = {
  'charge.refunded': 'refunded',
  'charge.disputed': 'disputed',
  'charge.disputeWon': 'paid',
}

/** The charge alone says what became of it when the chart refuses, or the period is an earlier one. */
const noteAlone = async ({ tx, now }: Work, charge: ChargeRow, type: Heard): Promise<void> => {
  const state = returned[type]
  if (state) await setCharge(tx, charge.id, { state, changed_at: now })
}

const hear = async (work: Work, charge: ChargeRow, report: ChargeReport): Promise<void> => {
  for (const type of eventsOf(charge, report.state)) {
    const row = await lockSubscription(work.tx, charge.subscription_id)
    const present = await chargeById(work.tx, charge.id)
    if (!row || !present) return
    const reported = { ...present, url: report.url, reason: report.reason }
    const event = eventOf(type, present)
    const moved = isPresent(row, present) ? await moveSubscription(work, row, { event, charge: reported }) : null
    if (!moved) await noteAlone(work, present, type)
  }
}

/** Applies what the provider says of a charge now. The same report any number of times, in any order, does it once. */
export const applyReport = (
  { scopes, clock, enqueue, cards }: Needs,
  { ownerId, chargeId }: ChargeJob,
  report: ChargeReport,
): Promise<void> =>
  scopes.asOwner(ownerId, async (tx) => {
    const found = await chargeById(tx, chargeId)
    if (!found || !(await lockSubscription(tx, found.subscription_id))) return
    const charge = (await chargeById(tx, chargeId)) ?? found
    if (charge.ref === null) {
      await setCharge(tx, chargeId, { ref: report.ref })
      const claim = { provider: cards.name, ref: report.ref, kind: 'charge', personId: ownerId, entityId: chargeId }
      await claimResource(tx, claim)
    }
    await hear({ tx, enqueue, now: clock.now() }, { ...charge, ref: report.ref }, report)
  })

const isLate = ({ created_at, state }: ChargeRow, now: string): boolean =>
  state === 'authentication' && isBefore(addMs(created_at, subscriptionLimits.authentication), now)

/** Asks the provider for a charge, or what became of it. It runs without a transaction. */
const ask = async ({ cards, config, clock }: Needs, charge: ChargeRow, customer: string): Promise<ChargeReport> => {
  if (charge.ref !== null)
    return isLate(charge, clock.now()) ? cards.cancelCharge(charge.ref) : cards.readCharge(charge.ref)
  return cards.charge({
    customer,
    card: charge.card_ref,
    amount: charge.amount,
    currency: charge.currency,
    key: charge.id,
    present: charge.purpose !== 'renewal',
    backTo: addressBackTo(config, charge.page),
  })
}

/** The answer to a charge may be lost, so one without a known outcome is refused only when the provider has made nothing. */
const foundOrRefused = async ({ cards }: Needs, { id }: ChargeRow, customer: string | null): Promise<ChargeReport> => {
  const found = customer === null ? null : await cards.findCharge({ customer, key: id })
  return found ?? { ref: id, state: 'refused', reason: null, url: null }
}

/** Charges the card once, however often it runs. */
export const performCharge = async (needs: Needs, job: ChargeJob): Promise<void> => {
  const { ownerId, chargeId } = job
  const { charge, card } = await needs.scopes.asOwner(ownerId, async (tx) => {
    const found = await chargeById(tx, chargeId)
    return { charge: found, card: found && (await cardOf(tx, found.owner_id)) }
  })
  if (!charge || !isOpenCharge(charge) || charge.provider !== needs.cards.name) return
  // Nothing is asked of the provider for a rest that no card can be charged.
  if (charge.amount === 0) {
    await applyReport(needs, job, { ref: chargeId, state: 'paid', reason: null, url: null })
    return
  }
  const customer = charge.customer_ref ?? card?.customer_ref ?? null
  // A card that was removed meanwhile is not charged.
  const isRemoved = charge.ref === null && card?.ref !== charge.card_ref
  const report = isRemoved ? await foundOrRefused(needs, charge, customer) : await ask(needs, charge, customer ?? '')
  await applyReport(needs, job, report)
}

/** A webhook says that something happened to a charge; the provider is asked what. */
export const chargeFact =
  (needs: Needs) =>
  async ({ personId: ownerId, entityId: chargeId, ref }: { personId: string; entityId: string; ref: string }) => {
    await applyReport(needs, { ownerId, chargeId }, await needs.cards.readCharge(ref))
  }
