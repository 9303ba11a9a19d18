import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { canonical } from '#contract/record/canonical.ts'
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
export const streamIdOf = (familyId: string, audience: readonly string[] | null): string => {
  const hash = createHash('sha256')
    .update(canonical([familyId, audience && [...audience].sort()]))
    .digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

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
