import { randomUUID } from 'node:crypto'
import { reachOf } from '#domain/reach.ts'
import { baselineKind, erasedKind } from '#domain/record/erasures.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Scopes, Tx } from '../db/tenancy.ts'
import { appendEntries, type NewEntry } from './append.ts'
import type { RecordedRow } from './record-part.ts'
import type { RecordParts } from './record-parts.ts'
import { readFamilyRecord, type StoredStream } from './verify/family-record.ts'

type Restricted = Pick<NewEntry, 'reach' | 'audience'>

const entryOf = (
  now: string,
  {
    kind,
    entity,
    entityId,
    place,
    payload,
  }: Pick<NewEntry, 'kind' | 'entity' | 'entityId' | 'payload'> & { place: Restricted },
): NewEntry => {
  const id = randomUUID()
  const stated = { ...payload, entity, entityId, by: bySystem, entry: id, decidedAt: now }
  return { id, at: now, kind, entity, entityId, ...place, payload: stated }
}

/** States a row in the stream of those who may see it. Rows without readers of their own belong to both parents. */
const baselineOf = (
  now: string,
  { entity, id, status, version, columns, reach, audience = null }: RecordedRow,
): NewEntry => {
  const state = status === undefined ? {} : { status, version }
  const place = { reach: reach ?? reachOf(audience), audience }
  return entryOf(now, { kind: baselineKind, entity, entityId: id, place, payload: { row: { ...state, columns } } })
}

/** Lists what was empty before erasures were recorded. Who asked for it, and why, nobody wrote down. */
const erasedIn = (now: string, { id, reach, audience, notable }: StoredStream): NewEntry[] => {
  const seqs = notable.flatMap(({ seq, payload }) => (payload === null ? seq : []))
  const payload = { seqs, found: true, reason: 'found at the upgrade' }
  return seqs.length === 0
    ? []
    : [entryOf(now, { kind: erasedKind, entity: 'record', entityId: id, place: { reach, audience }, payload })]
}

const baselinesOf = async (tx: Tx, { all }: RecordParts, familyId: string, now: string): Promise<NewEntry[]> => {
  const { streams } = await readFamilyRecord(tx, familyId)
  const entries = streams.flatMap((stream) => erasedIn(now, stream))
  for (const part of all)
    for await (const rows of part.rows?.(tx, all) ?? []) for (const row of rows) entries.push(baselineOf(now, row))
  return entries
}

/**
 * Writes, once for each family of an older record, an entry per row that states the columns on which proof rests from
 * now on, and lists the erasures found. What was changed before is not proven by it. Returns the number of families.
 */
export const recordBaselines = async (scopes: Scopes, parts: RecordParts, now: string): Promise<number> => {
  const due = await scopes.acrossFamilies((tx) => tx.selectFrom('baseline_due').select('family_id').execute())
  for (const { family_id: familyId } of due)
    await scopes.asSystem(familyId, async (tx) => {
      const taken = await tx.deleteFrom('baseline_due').returning('family_id').executeTakeFirst()
      if (taken) await appendEntries(tx, familyId, await baselinesOf(tx, parts, familyId, now))
    })
  return due.length
}
