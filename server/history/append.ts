import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { canonical } from '#domain/record/canonical.ts'
import { derivedId } from '../db/derived-id.ts'
import type { Tx } from '../db/tenancy.ts'

export type NewEntry = {
  readonly id: string
  /** UTC with milliseconds. */
  readonly at: string
  readonly kind: string
  readonly entity: string
  readonly entityId: string
  readonly audience: readonly string[] | null
  readonly payload: Readonly<Record<string, unknown>>
}

/**
 * A stream's id follows from its family and audience, so that two first acts at once begin one stream, and the id tells
 * nothing by itself.
 */
export const streamIdOf = (familyId: string, audience: readonly string[] | null): string =>
  derivedId(canonical([familyId, audience && [...audience].sort()]))

/**
 * Appends to each audience's stream in the order given; streams are taken in the order of their ids, so that two changes
 * never wait for each other in a ring. They are sent in that order at once: a connection does one thing after the other.
 */
export const appendEntries = async (tx: Tx, familyId: string, entries: readonly NewEntry[]): Promise<void> => {
  const streams = Map.groupBy(entries, (entry) => streamIdOf(familyId, entry.audience))
  const inOrder = [...streams].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await Promise.all(inOrder.map(([streamId, own]) => appendTo(tx, streamId, own)))
}

const appendTo = (tx: Tx, streamId: string, entries: readonly NewEntry[]): Promise<unknown> => {
  const rows = entries.map(({ audience: _, payload, ...entry }) => ({
    ...entry,
    payload: canonical(payload),
    salt: randomBytes(32).toString('hex'),
  }))
  const audience = entries[0]?.audience ?? null
  return sql`select history_append(${audience && [...audience].sort()}::uuid[], ${streamId}::uuid, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
}
