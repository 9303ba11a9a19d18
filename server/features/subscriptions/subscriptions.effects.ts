import { randomUUID } from 'node:crypto'
import { subscriptionLimits } from '#contract/subscriptions/limits.ts'
import { isSame } from '#contract/subscriptions/offers.ts'
import { currencyOf } from '#domain/money.ts'
import { addMs, isBefore } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { cardOf, isChargeable } from './cards.store.ts'
import { periodAfter } from './subscriptions.due.ts'
import { discountFor, nextChoiceOf, nextTotalOf } from './subscriptions.prices.ts'
import { enqueueCharge, enqueueSubscriptionMail } from './subscriptions.queues.ts'
import type { Move, Order, SubscriptionEffect, SubscriptionEffects, Work } from './subscriptions.step.ts'
import {
  type ChargeRow,
  type Columns,
  chosenIn,
  isPeriodReturned,
  openChargeOf,
  packageOfPeriod,
  plannedIn,
  type SubscriptionRow,
  setCharge,
} from './subscriptions.store.ts'

const zoneOf = async (tx: Tx, personId: string): Promise<string> =>
  (await tx.selectFrom('person').select('time_zone').where('id', '=', personId).executeTakeFirstOrThrow()).time_zone

/** A renewal charges what was announced. */
const renewalOf = async (tx: Tx, row: SubscriptionRow): Promise<Order> => {
  const [choice, amount] = [nextChoiceOf(row), nextTotalOf(row, await discountFor(tx, row))]
  if (choice === null || amount === null) throw new Error('only what was bought is renewed')
  return { purpose: 'renewal', choice, amount, page: 'renewals' }
}

/** Stores the charge, so that it is asked for after the commit, and again until there is an answer. */
const askCharge: SubscriptionEffect = async ({ tx, enqueue, now }, row, { order }) => {
  const { purpose, choice, amount, page } = order ?? (await renewalOf(tx, row))
  const card = await cardOf(tx, row.owner_id)
  if (!isChargeable(card)) throw new Error('the chart lets nobody buy without a card')
  const charge = {
    id: randomUUID(),
    subscription_id: row.id,
    owner_id: row.owner_id,
    purpose,
    package: choice.package,
    term: choice.term,
    amount,
    currency: currencyOf(row.country),
    state: 'asked',
    card_ref: card.ref,
    customer_ref: card.customer_ref,
    renews: true,
    provider: card.provider,
    ref: null,
    url: null,
    reason: null,
    period_from: null,
    period_to: null,
    page,
    created_at: now,
    changed_at: now,
  } as const
  await tx.insertInto('subscription_charge').values(charge).execute()
  await enqueueCharge(enqueue, tx, { ownerId: row.owner_id, chargeId: charge.id })
  return { problem: null }
}

const chargeIn = ({ charge }: Move): ChargeRow => {
  if (!charge) throw new Error('only a reported charge moves a subscription')
  return charge
}

/**
 * A time bought before the present one is used up begins after it, unless what was paid for it went back; the time served
 * meanwhile is paid for.
 */
const beginsAt = async (tx: Tx, row: SubscriptionRow, now: string): Promise<string> => {
  const { ends_at, grace_until } = row
  if (ends_at === null) return now
  if (isBefore(now, ends_at)) return (await isPeriodReturned(tx, row)) ? now : ends_at
  return grace_until === null ? now : ends_at
}

/** A larger package keeps its period; everything else begins one. */
const periodOf = async (tx: Tx, row: SubscriptionRow, charge: ChargeRow, now: string) => {
  if (charge.purpose === 'upgrade') return { from: row.period_from, to: row.ends_at }
  const from = charge.purpose === 'renewal' ? (row.ends_at ?? now) : await beginsAt(tx, row, now)
  return { from, to: periodAfter(from, charge.term, await zoneOf(tx, row.owner_id)) }
}

const unplanned = { planned_package: null, planned_term: null } as const
const unannounced = { announced_total: null, announced_for: null } as const

const applyCharge: SubscriptionEffect = async ({ tx, enqueue, now }, row, move) => {
  const charge = chargeIn(move)
  const { from, to } = await periodOf(tx, row, charge, now)
  await setCharge(tx, charge.id, {
    state: 'paid',
    url: null,
    period_from: charge.purpose === 'upgrade' ? now : from,
    period_to: to,
    changed_at: now,
  })
  await enqueueSubscriptionMail(enqueue, tx, { ownerId: row.owner_id, subscriptionId: row.id, kind: 'receipt' })
  const bought: Columns = { package: charge.package, term: charge.term, problem: null, grace_until: null }
  // The announcement of the smaller package does not hold any more, so the next charge is announced anew.
  if (charge.purpose === 'upgrade') return { ...bought, ...unannounced }
  const renews = (charge.purpose === 'first' && charge.renews) || row.renews
  return { ...bought, ...unplanned, ...unannounced, renews, period_from: from, ends_at: to }
}

const mailed = ({ tx, enqueue }: Work, row: SubscriptionRow, kind: 'renewal' | 'grace' | 'lapsed' | 'authentication') =>
  enqueueSubscriptionMail(enqueue, tx, { ownerId: row.owner_id, subscriptionId: row.id, kind })

const announceCharge: SubscriptionEffect = async (work, row) => {
  const total = nextTotalOf(row, await discountFor(work.tx, row))
  await mailed(work, row, 'renewal')
  return { announced_total: total, announced_for: row.ends_at }
}

const noteRefusal: SubscriptionEffect = async ({ tx, now }, _, move) => {
  const { id, reason } = chargeIn(move)
  await setCharge(tx, id, { state: 'refused', url: null, reason, changed_at: now })
  return { problem: reason === 'expired' ? 'expired' : 'refused' }
}

/** The charge stays open until the payer has authenticated it, or its time is over. */
const noteAuthentication: SubscriptionEffect = async (work, row, move) => {
  const { id, url } = chargeIn(move)
  await setCharge(work.tx, id, { state: 'authentication', url, changed_at: work.now })
  await mailed(work, row, 'authentication')
  return { problem: 'authentication' }
}

/** Nothing is charged again by itself once money went back. The period has no problem when a larger package alone ended. */
const noteReturned =
  (problem: 'refunded' | 'disputed'): SubscriptionEffect =>
  async ({ tx, now }, _, move) => {
    const { id, purpose } = chargeIn(move)
    await setCharge(tx, id, { state: problem, changed_at: now })
    return purpose === 'upgrade' ? { renews: false } : { problem, renews: false }
  }

/** The package becomes the one that is paid for; what was planned is dropped where it is the same one. */
const resetPackage: SubscriptionEffect = async ({ tx }, row) => {
  const reset = { ...row, package: (await packageOfPeriod(tx, row)) ?? row.package }
  const [chosen, planned] = [chosenIn(reset), plannedIn(reset)]
  const isPlanned = chosen !== null && planned !== null && isSame(chosen, planned)
  return { package: reset.package, ...unannounced, ...(isPlanned && unplanned) }
}

/** Turns off renewal, also of a purchase whose charge is open. */
const turnRenewalOff: SubscriptionEffect = async ({ tx }, row) => {
  const open = await openChargeOf(tx, row.id)
  if (open) await setCharge(tx, open.id, { renews: false })
  return { renews: false }
}

export const subscriptionEffects: SubscriptionEffects = {
  askCharge,
  applyCharge,
  planPackage: async (_, __, { choice }) => ({
    planned_package: choice?.package ?? null,
    planned_term: choice?.term ?? null,
    ...unannounced,
  }),
  dropPlan: async () => ({ ...unplanned, ...unannounced }),
  turnRenewalOff,
  turnRenewalOn: async () => ({ renews: true }),
  announceCharge,
  beginGrace: async (work, row) => {
    await mailed(work, row, 'grace')
    return { grace_until: addMs(work.now, subscriptionLimits.grace) }
  },
  endPeriod: async (work, row) => {
    await mailed(work, row, 'lapsed')
    return { ...unplanned, ...unannounced, renews: false, grace_until: null }
  },
  noteRefusal,
  noteAuthentication,
  noteRefund: noteReturned('refunded'),
  noteDispute: noteReturned('disputed'),
  restorePeriod: async ({ tx, now }, _, move) => {
    await setCharge(tx, chargeIn(move).id, { state: 'paid', changed_at: now })
    return { problem: null, grace_until: null }
  },
  resetPackage,
  restorePackage: async (work, row, move) => {
    await setCharge(work.tx, chargeIn(move).id, { state: 'paid', changed_at: work.now })
    return resetPackage(work, row, move)
  },
}
