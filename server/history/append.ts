import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Reach, type Restriction, reachOf } from '#domain/reach.ts'
import { canonical } from '#domain/record/canonical.ts'
import { derivedId } from '../db/derived-id.ts'
import type { Tx } from '../db/tenancy.ts'

export type NewEntry = {
  readonly id: string
  /** An instant in UTC with milliseconds. */
  readonly at: string
  readonly kind: string
  readonly entity: string
  readonly entityId: string
  /** `reachOf(audience)` where it is left out. */
  readonly reach?: Reach
  readonly audience: Restriction['audience']
  readonly payload: Readonly<Record<string, unknown>>
}

const sorted = (audience: Restriction['audience']): string[] | null => audience && [...audience].sort()

/**
 * A stream's id follows from its family, reach and people, so that two first acts at once begin one stream, and the id tells
 * nothing by itself. `parents` and `closed` are told apart by their audience alone: streams had no other reach at first, and
 * their ids stay.
 */
export const streamIdOf = (familyId: string, { reach, audience }: Restriction): string =>
  derivedId(canonical(reach === reachOf(audience) ? [familyId, sorted(audience)] : [familyId, sorted(audience), reach]))

const restrictionOf = ({ audience, reach = reachOf(audience) }: NewEntry): Restriction => ({ reach, audience })

/**
 * Appends to each stream in the order given; streams are taken in the order of their ids, so that two changes
 * never wait for each other in a ring. They are sent in that order at once: a connection does one thing after the other.
 */
export const appendEntries = async (tx: Tx, familyId: string, entries: readonly NewEntry[]): Promise<void> => {
  const streams = Map.groupBy(entries, (entry) => streamIdOf(familyId, restrictionOf(entry)))
  const inOrder = [...streams].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await Promise.all(inOrder.map(([streamId, own]) => appendTo(tx, streamId, own)))
}

const appendTo = async (tx: Tx, streamId: string, entries: readonly NewEntry[]): Promise<void> => {
  const [first] = entries
  if (!first) return
  const { reach, audience } = restrictionOf(first)
  const rows = entries.map(({ id, at, kind, entity, entityId, payload }) => ({
    id,
    at,
    kind,
    entity,
    entityId,
    payload: canonical(payload),
    salt: randomBytes(32).toString('hex'),
  }))
  await sql`select history_append(${reach}, ${sorted(audience)}::uuid[], ${streamId}::uuid, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
}
