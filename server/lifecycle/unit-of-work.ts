import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { LiveChangeDto } from '#contract/live.ts'
import { type Reach, type Restriction, reachOf } from '#domain/reach.ts'
import type { By } from '#machines/shared/turn.ts'
import type { Tx } from '../db/tenancy.ts'
import { appendEntries, type NewEntry } from '../history/append.ts'

/** A job to be enqueued with the change: it exists if and only if the change was committed. */
export type Job = { readonly queue: string; readonly data: object; readonly startAfter?: string }

/** Enqueues in the same transaction. */
export type Enqueue = (tx: Tx, job: Job) => Promise<void>

export type Audience = Restriction['audience']

/** Who may know of something. Without a reach, null is both parents and people are in sessions of their own. */
export type Known = { readonly reach?: Reach; readonly audience: Audience }

/**
 * One change of a family's record: one transaction, one instant, and all that goes with it. What is collected here is
 * written by `finishChange`, at once and just before the commit, so that its stream is locked as briefly as can be.
 */
export type UnitOfWork = {
  readonly tx: Tx
  readonly familyId: string
  /** The one instant of all that this change writes. */
  readonly now: string
  readonly entries: NewEntry[]
  readonly jobs: Job[]
  readonly live: (LiveChangeDto & Known)[]
  readonly notices: NewNotice[]
}

/** One person is told of what another did, for as long as they may see it. */
export type NewNotice = Known & {
  readonly id: string
  readonly personId: string
  readonly kind: string
  readonly entity: string
  readonly entityId: string
  readonly by: string | null
}

export const beginUnitOfWork = (tx: Tx, familyId: string, now: string): UnitOfWork => ({
  tx,
  familyId,
  now,
  entries: [],
  jobs: [],
  live: [],
  notices: [],
})

/** What a lifecycle or a feature says happened; who may know of it chooses the stream. */
export type DomainEvent = Known & {
  readonly kind: string
  readonly entity: string
  readonly entityId: string
  readonly by: By
  readonly payload: Readonly<Record<string, unknown>>
}

/** Notes an entry for the record. `payload` must be plain data; it is stored as canonical JSON with who and what. */
export const recordEvent = (
  change: UnitOfWork,
  { kind, entity, entityId, by, audience, reach = reachOf(audience), payload }: DomainEvent,
): void => {
  change.entries.push({
    id: randomUUID(),
    at: change.now,
    kind,
    entity,
    entityId,
    reach,
    audience,
    payload: { ...payload, entity, entityId, by },
  })
}

export const liveChannel = 'evenhand_live'

/** Jobs, notices, what the live stream says and the history, all sent at once. Call once, as the last thing in the transaction. */
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
  const said = new Map(live.map((one) => [`${one.topic} ${one.id}`, one]))
  const words = [...said.values()].map(({ topic, id, audience, reach = reachOf(audience) }) =>
    JSON.stringify({ family, reach, audience, topic, id }),
  )
  await sql`select pg_notify(${liveChannel}, word) from unnest(${words}::text[]) word`.execute(tx)
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
