import { sql } from 'kysely'
import { addMs, type Instant } from '#domain/time.ts'
import type { Tx } from '../db/tenancy.ts'
import { retention } from '../jobs/retention.ts'
import type { WebhookEvent } from './webhook.ts'

/**
 * Stores webhooks of every provider until they are handled. Their tables keep the names of the first provider, which was
 * the bank. The inbox is read only in `beforeSignIn`, because an event belongs to no family
 * until its resource is found.
 */

export type InboxEvent = {
  readonly provider: string
  readonly event_id: string
  readonly topic: string
  readonly kind: string | null
  readonly ref: string | null
  readonly received_at: Instant
  /** The number of attempts, including the one that begins now. */
  readonly tries: number
}

/** Resolves with false when the event was stored before. */
export const storeEvent = async (
  tx: Tx,
  provider: string,
  { id, topic, about }: WebhookEvent,
  now: Instant,
): Promise<boolean> => {
  const kept = await tx
    .insertInto('bank_event')
    .values({
      provider,
      event_id: id,
      topic,
      kind: about?.kind ?? null,
      ref: about?.ref ?? null,
      received_at: now,
      next_try_at: now,
      processed_at: null,
      outcome: null,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirst()
  return kept.numInsertedOrUpdatedRows === 1n
}

/** A process has this long to handle what it took before another process may take it. */
const lease = 60_000

/**
 * Takes what is due, oldest first. A lease keeps two processes from handling the same event, and an event whose process
 * died becomes due again.
 */
export const takeDue = async (tx: Tx, now: Instant, limit: number): Promise<InboxEvent[]> => {
  const taken = await sql<InboxEvent>`
    update bank_event as e set tries = e.tries + 1, next_try_at = ${addMs(now, lease)}
    from (select provider, event_id from bank_event where processed_at is null and next_try_at <= ${now}
      order by received_at limit ${limit} for update skip locked) as due
    where e.provider = due.provider and e.event_id = due.event_id
    returning e.provider, e.event_id, e.topic, e.kind, e.ref, e.received_at, e.tries`.execute(tx)
  return taken.rows
}

type Which = Pick<InboxEvent, 'provider' | 'event_id'>

export const postpone = async (tx: Tx, { provider, event_id }: Which, until: Instant): Promise<void> => {
  await tx
    .updateTable('bank_event')
    .set({ next_try_at: until })
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .execute()
}

type Outcome = 'handled' | 'nobody' | 'unclaimed'

export const markProcessed = async (
  tx: Tx,
  { provider, event_id }: Which,
  outcome: Outcome,
  now: Instant,
): Promise<void> => {
  await tx
    .updateTable('bank_event')
    .set({ processed_at: now, outcome })
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .execute()
}

/** A resource belongs to a family, or to one person. */
export type Owner = {
  readonly family_id: string | null
  readonly person_id: string | null
  readonly entity_id: string
}

export const ownerOf = (tx: Tx, provider: string, ref: string): Promise<Owner | undefined> =>
  tx
    .selectFrom('bank_resource')
    .select(['family_id', 'person_id', 'entity_id'])
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .executeTakeFirst()

/** Resolves with the number of waiting events and the age of the oldest in seconds. */
export const inboxDepth = async (tx: Tx, now: Instant): Promise<{ waiting: number; oldestSeconds: number }> => {
  const { rows } = await sql<{ waiting: number; oldest: number }>`
    select count(*) as waiting, coalesce(extract(epoch from ${now}::timestamptz - min(received_at)), 0)::float8 as oldest
    from bank_event where processed_at is null`.execute(tx)
  return { waiting: rows[0]?.waiting ?? 0, oldestSeconds: rows[0]?.oldest ?? 0 }
}

/** It runs in the role of the sweeps. */
export const sweepInbox = async (tx: Tx, now: Instant): Promise<void> => {
  await sql`delete from bank_event where processed_at < ${addMs(now, -retention.webhooks.ms)}`.execute(tx)
}
