import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Reach, type Restriction, reachOf } from '#domain/reach.ts'
import { canonical } from '#domain/record/canonical.ts'
import { derivedId } from '../db/derived-id.ts'
import type { Tx } from '../db/tenancy.ts'

export type NewEntry = {
  readonly id: string
  /** This is an instant in UTC with milliseconds. */
  readonly at: string
  readonly kind: string
  readonly entity: string
  readonly entityId: string
  /** The default is `reachOf(audience)`. */
  readonly reach?: Reach
  readonly audience: Restriction['audience']
  readonly payload: Readonly<Record<string, unknown>>
}

const sorted = (audience: Restriction['audience']): string[] | null => audience && [...audience].sort()

/**
 * Derives a stream's id from its family, reach and people, so that two simultaneous first entries begin one stream, and
 * the id reveals nothing. Ids of `parents` and `closed` depend on their audience only: streams had no other reach at
 * first, and their ids stay.
 */
export const streamIdOf = (familyId: string, { reach, audience }: Restriction): string =>
  derivedId(canonical(reach === reachOf(audience) ? [familyId, sorted(audience)] : [familyId, sorted(audience), reach]))

const restrictionOf = ({ audience, reach = reachOf(audience) }: NewEntry): Restriction => ({ reach, audience })

/**
 * Appends to each stream in the order given. Streams are locked in the order of their ids to avoid deadlocks. All
 * statements are sent at once, because a connection runs them one after the other.
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
