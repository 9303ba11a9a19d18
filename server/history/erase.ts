import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Restriction } from '#domain/reach.ts'
import { erasedKind, snapshotKind } from '#domain/record/erasures.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { type Db, type FamilyScopes, type Tx, togetherOn } from '../db/tenancy.ts'
import { appendEntries, type NewEntry } from './append.ts'
import { personalTexts, withoutFields } from './personal-texts.ts'
import type { RecordParts } from './record-parts.ts'

/** Says which entries lose which fields. When no fields are named, all texts that people wrote are erased. */
export type Erasure = {
  readonly familyId: string
  readonly reason: string
  readonly fields?: readonly string[]
} & ({ readonly item: string } | { readonly stream: string; readonly seq: number })

type Found = Restriction & {
  readonly stream_id: string
  readonly seq: number
  readonly entity: string
  readonly entity_id: string
  readonly payload: string
}

/** The record's own entries about erasures hold nothing that a person wrote. */
const ownKinds = [erasedKind, snapshotKind]

const entriesOf = async (tx: Tx, erasure: Erasure): Promise<Found[]> => {
  const all = tx
    .selectFrom('entry')
    .select(['stream_id', 'seq', 'reach', 'audience', 'entity', 'entity_id', 'payload'])
    .where('kind', 'not in', ownKinds)
    .orderBy('stream_id')
    .orderBy('seq')
  const query =
    'item' in erasure
      ? all.where('entity_id', '=', erasure.item)
      : all.where('stream_id', '=', erasure.stream).where('seq', '=', erasure.seq)
  const rows = await query.execute()
  return rows.flatMap(({ payload, ...row }) => (payload === null ? [] : { ...row, payload }))
}

type Emptied = Found & { readonly stays: object; readonly removed: readonly string[] }

const emptied = (entry: Found, fields: readonly string[]): Emptied[] => {
  const { stays, removed } = withoutFields(JSON.parse(entry.payload), fields)
  return removed.length === 0 ? [] : [{ ...entry, stays, removed }]
}

const newEntry = (
  now: string,
  place: Restriction,
  what: Pick<NewEntry, 'kind' | 'entity' | 'entityId' | 'payload'>,
) => {
  const id = randomUUID()
  const { entity, entityId } = what
  const payload = { ...what.payload, entity, entityId, by: bySystem, entry: id, decidedAt: now }
  return { ...what, ...place, id, at: now, payload }
}

/** Lists what is erased in its own stream, and states what stays of each entry. */
const erasureEntriesOf = (now: string, entries: readonly Emptied[], reason: string): NewEntry[] =>
  [...Map.groupBy(entries, ({ stream_id }) => stream_id)].flatMap(([stream, own]) => {
    const { reach = 'parents', audience = null } = own[0] ?? {}
    const place = { reach, audience }
    const seqs = own.map(({ seq }) => seq)
    return [
      newEntry(now, place, { kind: erasedKind, entity: 'record', entityId: stream, payload: { seqs, reason } }),
      ...own.map(({ seq, entity, entity_id: entityId, stays, removed: fields }) =>
        newEntry(now, place, { kind: snapshotKind, entity, entityId, payload: { of: { seq }, stays, fields } }),
      ),
    ]
  })

/** The tables' owner empties the payloads; no other role may, and no trigger lets anything else of them change. */
const empty = async (tx: Tx, familyId: string, entries: readonly Emptied[]): Promise<void> => {
  await sql`select set_config('role', 'none', true), set_config('app.mode', 'erasure', true)`.execute(tx)
  for (const [stream, own] of Map.groupBy(entries, ({ stream_id }) => stream_id))
    await tx
      .updateTable('entry')
      .set({ payload: null, salt: null })
      .where('family_id', '=', familyId)
      .where('stream_id', '=', stream)
      .where(
        'seq',
        'in',
        own.map(({ seq }) => seq),
      )
      .execute()
}

/** Rows that nobody may change are emptied with their entries. */
const emptyRows = async (tx: Tx, { of }: Pick<RecordParts, 'of'>, entries: readonly Emptied[]): Promise<void> => {
  for (const [entity, own] of Map.groupBy(entries, (entry) => entry.entity))
    await of(entity)?.erase?.(
      tx,
      own.map(({ entity_id: entityId, removed }) => ({ entityId, removed })),
    )
}

/**
 * Erases what people wrote from entries, as a law or a court may demand. Each stream lists what it lost and why, and
 * states what stays, so that money, dates and people are still held against the rows. Returns the number of entries;
 * `db` must be a connection of the tables' owner.
 */
export const eraseEntries = (
  db: Db,
  { fields = personalTexts, ...erasure }: Erasure,
  now: string,
  parts: Pick<RecordParts, 'of'>,
): Promise<number> =>
  togetherOn(db, (scopes: FamilyScopes) => {
    const { familyId, reason } = erasure
    return scopes.asSystem(familyId, async (tx) => {
      const entries = (await entriesOf(tx, erasure)).flatMap((entry) => emptied(entry, fields))
      await appendEntries(tx, familyId, erasureEntriesOf(now, entries, reason))
      await empty(tx, familyId, entries)
      await emptyRows(tx, parts, entries)
      return entries.length
    })
  })
