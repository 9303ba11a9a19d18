import type { Selectable, Updateable } from 'kysely'
import { plans } from '#contract/plans.ts'
import type { Choice } from '#contract/subscriptions/offers.ts'
import type { Country } from '#domain/money.ts'
import { canonical } from '#domain/record/canonical.ts'
import { addMs } from '#domain/time.ts'
import { initialLeafOf } from '#machines/shared/initial-leaf.ts'
import { subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts'
import type { SubscriptionFacts, SubscriptionKind } from '#machines/subscriptions/subscription.types.ts'
import { derivedId } from '../../db/derived-id.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'

export type SubscriptionRow = Selectable<Schema['subscription']>
export type ChargeRow = Selectable<Schema['subscription_charge']>

/** Says whom a subscription is for, and who pays for it. */
export type Whose = { readonly kind: SubscriptionKind; readonly personId: string; readonly ownerId: string }

/** The id is known before the row exists, so that a page can name what can be bought for the other parent. */
export const subscriptionIdOf = ({ kind, personId, ownerId }: Whose): string =>
  derivedId(canonical(['subscription', kind, personId, ownerId]))

const factsAtBegin = (kind: SubscriptionKind): SubscriptionFacts => ({
  kind,
  renews: false,
  card: false,
  charging: null,
  planned: false,
  timeLeft: false,
})

/** Returns a subscription before anything was bought. */
export const unbegun = (whose: Whose, country: Country, now: string): SubscriptionRow => ({
  id: subscriptionIdOf(whose),
  person_id: whose.personId,
  owner_id: whose.ownerId,
  kind: whose.kind,
  status: initialLeafOf(subscriptionMachine, factsAtBegin(whose.kind)),
  version: 1,
  package: null,
  term: null,
  planned_package: null,
  planned_term: null,
  renews: false,
  country,
  announced_total: null,
  announced_for: null,
  period_from: null,
  ends_at: null,
  grace_until: null,
  due_at: null,
  problem: null,
  created_at: now,
  changed_at: now,
})

/** Begins the trial of a person who has just got an account. It runs before sign-in. */
export const beginTrial = async (tx: Tx, personId: string, country: Country, now: string): Promise<void> => {
  const ends_at = addMs(now, plans.trial.lasts)
  const whose = { kind: 'own', personId, ownerId: personId } as const
  await tx
    .insertInto('subscription')
    .values({ ...unbegun(whose, country, now), period_from: now, ends_at, due_at: ends_at })
    .execute()
}

export const insertSubscription = (tx: Tx, row: SubscriptionRow): Promise<SubscriptionRow> =>
  tx.insertInto('subscription').values(row).returningAll().executeTakeFirstOrThrow()

export const lockSubscription = (tx: Tx, id: string): Promise<SubscriptionRow | undefined> =>
  tx.selectFrom('subscription').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Returns everything that somebody pays for, and a year that was granted to them. */
export const subscriptionsOf = (tx: Tx, ownerId: string): Promise<SubscriptionRow[]> =>
  tx.selectFrom('subscription').selectAll().where('owner_id', '=', ownerId).execute()

export type Columns = Partial<Omit<SubscriptionRow, 'id' | 'person_id' | 'owner_id' | 'kind'>>

export const setSubscription = async (tx: Tx, id: string, columns: Columns): Promise<void> => {
  await tx.updateTable('subscription').set(columns).where('id', '=', id).execute()
}

/** Names another person as whom everything is for that was bought for one of them. It runs as the payer. */
export const setPerson = async (tx: Tx, from: string, to: string): Promise<void> => {
  await tx.updateTable('subscription').set({ person_id: to }).where('person_id', '=', from).execute()
}

/** Returns what was bought; null while it is a trial or nothing was. */
export const chosenIn = ({ package: sold, term }: SubscriptionRow): Choice | null =>
  sold === null || term === null ? null : { package: sold, term }

export const plannedIn = ({ planned_package: sold, planned_term: term }: SubscriptionRow): Choice | null =>
  sold === null || term === null ? null : { package: sold, term }

const openStates = ['asked', 'authentication'] as const

/** Returns the charge whose outcome is not known yet, or that waits for the payer. */
export const openChargeOf = (tx: Tx, subscriptionId: string): Promise<ChargeRow | undefined> =>
  tx
    .selectFrom('subscription_charge')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', openStates)
    .executeTakeFirst()

export const isOpenCharge = ({ state }: Pick<ChargeRow, 'state'>): boolean => openStates.some((open) => open === state)

export const chargeById = (tx: Tx, id: string): Promise<ChargeRow | undefined> =>
  tx.selectFrom('subscription_charge').selectAll().where('id', '=', id).executeTakeFirst()

type Period = Pick<SubscriptionRow, 'id' | 'ends_at'>

const chargesOfPeriod = (tx: Tx, { id, ends_at }: Period) =>
  tx
    .selectFrom('subscription_charge')
    .selectAll()
    .where('subscription_id', '=', id)
    .where('period_to', '=', ends_at)
    .orderBy('created_at', 'desc')

/** Says whether what was paid for the present period went back, or may go back. */
export const isPeriodReturned = async (tx: Tx, row: Period): Promise<boolean> => {
  const charges = await chargesOfPeriod(tx, row).where('purpose', '!=', 'upgrade').execute()
  return charges.length > 0 && !charges.some(({ state }) => state === 'paid')
}

/** Returns the package of the present period: a larger one while that is paid for, else the one that it began with. */
export const packageOfPeriod = async (tx: Tx, row: Period): Promise<SubscriptionRow['package']> => {
  const charges = await chargesOfPeriod(tx, row).execute()
  const larger = charges.find(({ purpose, state }) => purpose === 'upgrade' && state === 'paid')
  return (larger ?? charges.find(({ purpose }) => purpose !== 'upgrade'))?.package ?? null
}

/** Returns what the last whole period cost; null before one was paid. What a larger package cost for a rest is no price. */
export const lastPriceOf = async (tx: Tx, { id }: Pick<SubscriptionRow, 'id'>): Promise<number | null> => {
  const charge = await tx
    .selectFrom('subscription_charge')
    .select('amount')
    .where('subscription_id', '=', id)
    .where('state', '=', 'paid')
    .where('purpose', '!=', 'upgrade')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return charge?.amount ?? null
}

export const setCharge = async (
  tx: Tx,
  id: string,
  columns: Updateable<Schema['subscription_charge']>,
): Promise<void> => {
  await tx.updateTable('subscription_charge').set(columns).where('id', '=', id).execute()
}
