import { randomUUID } from 'node:crypto'
import { isBefore } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { personById } from '../session/session.people.ts'
import { dueOf, periodAfter } from './subscriptions.due.ts'
import { metaOf } from './subscriptions.prices.ts'
import { insertSubscription, type SubscriptionRow, subscriptionsOf, unbegun } from './subscriptions.store.ts'

/** Returns the granted year that lasts longest, among everything that somebody has. */
export const grantedAmong = (rows: readonly SubscriptionRow[]): SubscriptionRow | undefined =>
  rows
    .filter(({ kind }) => kind === 'waiver')
    .reduce<SubscriptionRow | undefined>(
      (last, row) => ((last?.ends_at ?? '') < (row.ends_at ?? '') ? row : last),
      undefined,
    )

/** Returns the end of a person's granted year; null where none serves them now. */
export const grantedUntil = async (tx: Tx, personId: string, now: string): Promise<string | null> => {
  const row = grantedAmong(await subscriptionsOf(tx, personId))
  return row?.ends_at && metaOf(row).serves && isBefore(now, row.ends_at) ? row.ends_at : null
}

/** Begins a year of Essentials that costs nothing, after the one before where that is not over. It runs as its owner. */
export const beginGrantedYear = async (tx: Tx, personId: string, now: string): Promise<void> => {
  const rows = await subscriptionsOf(tx, personId)
  const country = rows.find(({ kind }) => kind === 'own')?.country ?? 'US'
  const from = (await grantedUntil(tx, personId, now)) ?? now
  const { time_zone } = await personById(tx, personId)
  const ends_at = periodAfter(from, 'year', time_zone)
  const whose = { kind: 'waiver', personId, ownerId: personId } as const
  const bought = { package: 'essentials', term: 'year', period_from: from, ends_at } as const
  const row = { ...unbegun(whose, country, now), ...bought, id: randomUUID() }
  await insertSubscription(tx, { ...row, due_at: dueOf(row) })
}
