import { randomUUID } from 'node:crypto'
import type { LiveChangeDto } from '#contract/live.ts'
import { type Reach, type Restriction, reachOf } from '#domain/reach.ts'
import type { By } from '#machines/shared/turn.ts'
import type { Tx } from '../db/tenancy.ts'
import { entriesPartOf, type NewEntry } from '../history/append.ts'
import { type Part, runTogether } from './together.ts'

/** A job that is enqueued with the change: it exists if and only if the change was committed. */
export type Job = { readonly queue: string; readonly data: object; readonly startAfter?: string }

/** Enqueues in the same transaction; `partsOf` does so as parts of the statement that ends a change. */
export type Enqueue = {
  (tx: Tx, job: Job): Promise<void>
  readonly partsOf?: (jobs: readonly Job[]) => Part[]
}

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

/**
 * Writes jobs, notices, live changes and entries with one statement, which is sent with the commit; `also` are further
 * parts of it. It must be the last call in the transaction.
 */
export const finishUnitOfWork = async (
  change: UnitOfWork,
  enqueue: Enqueue,
  also: readonly Part[] = [],
): Promise<void> => {
  const { tx, familyId, entries, jobs } = change
  if (!enqueue.partsOf) await Promise.all(jobs.map((job) => enqueue(tx, job)))
  const parts = [
    ...(jobs.length > 0 ? (enqueue.partsOf?.(jobs) ?? []) : []),
    noticesPartOf(change),
    livePartOf(change),
    entriesPartOf(familyId, entries),
    ...also,
  ]
  await runTogether(
    tx,
    parts.filter((part) => part !== undefined),
  )
}

const livePartOf = ({ familyId: family, live }: UnitOfWork): Part | undefined => {
  if (live.length === 0) return undefined
  const latest = new Map(live.map((one) => [`${one.topic} ${one.id}`, one]))
  const messages = [...latest.values()].map(({ topic, id, audience, reach = reachOf(audience) }) =>
    JSON.stringify({ family, reach, audience, topic, id }),
  )
  return {
    name: 'live',
    text: 'select pg_notify($1, word) from unnest($2::text[]) word',
    values: [liveChannel, messages],
    result: '(select count(*) from live)',
  }
}

const insertNotices = `insert into notice (family_id, id, person_id, kind, entity, entity_id, by_id, at, reach, audience)
  select $2::uuid, id, "personId", kind, entity, "entityId", by, $3::timestamptz, reach, audience
  from jsonb_to_recordset($1::jsonb) as one (id uuid, "personId" uuid, kind text, entity text, "entityId" uuid, by uuid,
    reach text, audience uuid[])`

const noticesPartOf = ({ familyId, now, notices }: UnitOfWork): Part | undefined => {
  if (notices.length === 0) return undefined
  const rows = notices.map((notice) => ({ ...notice, reach: notice.reach ?? reachOf(notice.audience) }))
  return { name: 'notices', text: insertNotices, values: [JSON.stringify(rows), familyId, now] }
}
