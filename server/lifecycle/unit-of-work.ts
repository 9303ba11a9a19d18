import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { LiveChangeDto } from '#contract/live.ts'
import { type Reach, type Restriction, reachOf } from '#domain/reach.ts'
import type { By } from '#machines/shared/turn.ts'
import type { Tx } from '../db/tenancy.ts'
import { appendEntries, type NewEntry } from '../history/append.ts'

/** A job that is enqueued with the change: it exists if and only if the change was committed. */
export type Job = { readonly queue: string; readonly data: object; readonly startAfter?: string }

/** Enqueues in the same transaction. */
export type Enqueue = (tx: Tx, job: Job) => Promise<void>

export type Audience = Restriction['audience']

/** The people who may know of an event. Without a reach, a null audience means both parents; people see it in their own sessions. */
export type Known = { readonly reach?: Reach; readonly audience: Audience }

/**
 * One change of a family's record: one transaction, one instant, and everything that is written with it.
 * `finishUnitOfWork` writes what is collected here at once and just before the commit, so that streams are locked as
 * briefly as possible.
 */
export type UnitOfWork = {
  readonly tx: Tx
  readonly familyId: string
  /** The instant of everything that this change writes. */
  readonly now: string
  /** The session that sent the command; null for the product itself, which has no password to give. */
  readonly sessionId: string | null
  readonly entries: NewEntry[]
  readonly jobs: Job[]
  readonly live: (LiveChangeDto & Known)[]
  readonly notices: NewNotice[]
}

/** Notifies one person of another's act, for as long as they may see it. */
export type NewNotice = Known & {
  readonly id: string
  readonly personId: string
  readonly kind: string
  readonly entity: string
  readonly entityId: string
  readonly by: string | null
}

export const beginUnitOfWork = (
  tx: Tx,
  familyId: string,
  now: string,
  sessionId: string | null = null,
): UnitOfWork => ({
  tx,
  familyId,
  now,
  sessionId,
  entries: [],
  jobs: [],
  live: [],
  notices: [],
})

/** An event that a lifecycle or a feature records; its audience selects the stream. */
export type DomainEvent = Known & {
  readonly kind: string
  readonly entity: string
  readonly entityId: string
  readonly by: By
  readonly payload: Readonly<Record<string, unknown>>
}

/**
 * Collects an entry for the record. `payload` must be plain data; it is stored as canonical JSON with the actor, the
 * item, the entry's own id and the instant of the request, because the entry's time may be later than that.
 */
export const recordEvent = (
  change: UnitOfWork,
  { kind, entity, entityId, by, audience, reach = reachOf(audience), payload }: DomainEvent,
): void => {
  const id = randomUUID()
  change.entries.push({
    id,
    at: change.now,
    kind,
    entity,
    entityId,
    reach,
    audience,
    payload: { ...payload, entity, entityId, by, entry: id, decidedAt: change.now },
  })
}

export const liveChannel = 'evenhand_live'

/** Sends jobs, notices, live changes and entries at once. It must be the last call in the transaction. */
export const finishUnitOfWork = async (change: UnitOfWork, enqueue: Enqueue): Promise<void> => {
  const { tx, familyId, entries, jobs } = change
  await Promise.all([
    ...jobs.map((job) => enqueue(tx, job)),
    insertNotices(change),
    publishLive(change),
    appendEntries(tx, familyId, entries),
  ])
}

const publishLive = async ({ tx, familyId: family, live }: UnitOfWork): Promise<void> => {
  if (live.length === 0) return
  const latest = new Map(live.map((one) => [`${one.topic} ${one.id}`, one]))
  const messages = [...latest.values()].map(({ topic, id, audience, reach = reachOf(audience) }) =>
    JSON.stringify({ family, reach, audience, topic, id }),
  )
  await sql`select pg_notify(${liveChannel}, word) from unnest(${messages}::text[]) word`.execute(tx)
}

const insertNotices = async ({ tx, familyId, now, notices }: UnitOfWork): Promise<void> => {
  if (notices.length === 0) return
  const rows = notices.map(({ id, personId, kind, entity, entityId, by, audience, reach = reachOf(audience) }) => ({
    family_id: familyId,
    id,
    person_id: personId,
    kind,
    entity,
    entity_id: entityId,
    by_id: by,
    at: now,
    seen_at: null,
    reach,
    audience: audience && [...audience],
  }))
  await tx.insertInto('notice').values(rows).execute()
}
