import { allowedOn } from '#contract/plans.ts'
import { choices, type Offer, offerOf } from '#contract/subscriptions/offers.ts'
import type { PlanDto, ReceiptDto } from '#contract/subscriptions/subscriptions.ts'
import { bankServes } from '#domain/sending-limits.ts'
import { offersTransfers } from '../../bank/offered.ts'
import type { Tx } from '../../db/tenancy.ts'
import { knownPlanOf } from '../../plans/plan-of.ts'
import { type Used, usedParts } from '../../plans/used.ts'
import { cardDtoOf, cardOf } from './cards.store.ts'
import { grantedAmong } from './granted-year.ts'
import { subscriptionDtoOf } from './subscriptions.item.ts'
import type { Other } from './subscriptions.other.ts'
import { discountAmong, metaOf } from './subscriptions.prices.ts'
import { type SubscriptionRow, subscriptionsOf, unbegun, type Whose } from './subscriptions.store.ts'

/** Returns the number of receipts that a page shows. */
const shown = 60

/** Lists what somebody paid, the latest first. */
export const receiptsOf = async (tx: Tx, ownerId: string, most: number): Promise<ReceiptDto[]> => {
  const rows = await tx
    .selectFrom('subscription_charge as c')
    .innerJoin('subscription as s', 's.id', 'c.subscription_id')
    .selectAll('c')
    .select('s.kind')
    .where('c.owner_id', '=', ownerId)
    .orderBy('c.created_at', 'desc')
    .limit(most)
    .execute()
  return rows.flatMap(({ state, ...row }) =>
    state === 'paid' || state === 'refunded' || state === 'disputed'
      ? [
          {
            id: row.id,
            at: row.created_at,
            package: row.package,
            term: row.term,
            amount: row.amount,
            currency: row.currency,
            purpose: row.purpose,
            kind: row.kind,
            state,
            from: row.period_from,
            to: row.period_to,
          },
        ]
      : [],
  )
}

const worthOf = (row: SubscriptionRow): string =>
  `${Number(metaOf(row).serves)} ${Number(row.package === 'premium')} ${row.ends_at ?? ''}`

/** Orders subscriptions for the same person, the best first: one that serves at all, then by more, then for longer. */
export const bestFirst = (rows: readonly SubscriptionRow[]): SubscriptionRow[] =>
  rows.toSorted((one, other) => (worthOf(one) < worthOf(other) ? 1 : -1))

/**
 * Returns the row of somebody's subscription, or how it would begin. Whoever was paid for under two ids has two rows, of
 * which the better one counts.
 */
export const rowAmong = (rows: readonly SubscriptionRow[], whose: Whose, own: SubscriptionRow): SubscriptionRow =>
  bestFirst(rows).find(({ kind, person_id }) => kind === whose.kind && person_id === whose.personId) ??
  unbegun(whose, own.country, own.created_at)

const nothingUsed: Used = { storage: 0, outgoingPayments: 0, scheduledPayments: 0, toneChecks: 0 }

/** Adds up what each area counts. What a family's payments count is only known where a family is looked at. */
const usedBy = async (tx: Tx, personId: string, now: string): Promise<Used> => {
  let used = nothingUsed
  for (const part of usedParts.parts()) used = { ...used, ...(await part(tx, personId, now)) }
  return used
}

const usageOf = (used: Used, plan: PlanDto['plan']): NonNullable<PlanDto['usage']> => {
  const part = (feature: keyof Used) => ({ used: used[feature], allowed: allowedOn(plan, feature) })
  return {
    storage: part('storage'),
    outgoingPayments: part('outgoingPayments'),
    scheduledPayments: part('scheduledPayments'),
    toneChecks: part('toneChecks'),
  }
}

type Page = {
  readonly tx: Tx
  /** Whose plan it is, which is an account. */
  readonly personId: string
  /** Who this is in the family that the session looks at, and the other parent there; null without a session. */
  readonly member: { readonly id: string; readonly other: Other | null } | null
  readonly selling: boolean
  readonly now: string
}

/** Names the versions of rows. A charge and its subscription always change together. */
const versionsOf = (rows: readonly SubscriptionRow[]): string =>
  rows
    .map(({ id, version }) => `${id} ${version}`)
    .sort()
    .join()

/**
 * Returns everything that the pages of a plan show to its payer. It takes several statements, so it is read again where a
 * charge came between them: a plan from before it beside a receipt from after it would look as if nothing was bought.
 */
export const planPageOf = async (page: Page): Promise<PlanDto> => {
  const rows = await subscriptionsOf(page.tx, page.personId)
  const plan = await pageOf(page, rows)
  const present = await subscriptionsOf(page.tx, page.personId)
  return versionsOf(present) === versionsOf(rows) ? plan : planPageOf(page)
}

const pageOf = async (
  { tx, personId, member, selling, now }: Page,
  rows: readonly SubscriptionRow[],
): Promise<PlanDto> => {
  const own = ownAmong(rows, personId, now)
  const known = await knownPlanOf(tx, personId)
  const plan = known?.plan ?? 'lapsed'
  const waiver = grantedAmong(rows)
  const card = await cardOf(tx, personId)
  const usage = member ? usageOf(await usedBy(tx, member.id, now), plan) : null
  const other = member?.other
  return {
    plan,
    from: known?.kind ?? null,
    own: await subscriptionDtoOf(tx, own, now),
    waiver: waiver ? await subscriptionDtoOf(tx, waiver, now) : null,
    coparent: other ? await coparentOf(tx, { rows, own, other, now }) : null,
    offers: choices.map((choice) => offerOf(own.country, choice, null)),
    card: card ? cardDtoOf(card) : null,
    receipts: await receiptsOf(tx, personId, shown),
    usage,
    bankTransfers: member ? await offersTransfers(tx) : bankServes(own.country),
    selling,
  }
}

export const ownAmong = (rows: readonly SubscriptionRow[], personId: string, now: string): SubscriptionRow =>
  rows.find(({ kind }) => kind === 'own') ?? unbegun({ kind: 'own', personId, ownerId: personId }, 'US', now)

type Among = {
  readonly rows: readonly SubscriptionRow[]
  readonly own: SubscriptionRow
  readonly other: Other
  readonly now: string
}

export const coparentOffers = (rows: readonly SubscriptionRow[], row: SubscriptionRow): Offer[] => {
  const discount = discountAmong(rows, row)
  return choices.map((choice) => offerOf(row.country, choice, discount))
}

const coparentOf = async (tx: Tx, { rows, own, other, now }: Among): Promise<PlanDto['coparent']> => {
  const row = rowAmong(rows, { kind: 'coparent', personId: other.id, ownerId: own.person_id }, own)
  const subscription = await subscriptionDtoOf(tx, row, now)
  return { firstName: other.firstName, subscription, offers: coparentOffers(rows, row) }
}
