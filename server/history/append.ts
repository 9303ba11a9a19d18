import { randomBytes } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { type Reach, type Restriction, reachOf } from '#domain/reach.ts'
import { canonical } from '#domain/record/canonical.ts'
import { derivedId } from '../db/derived-id.ts'
import type { Tx } from '../db/tenancy.ts'
import type { Part } from '../lifecycle/together.ts'

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

const appendsEntries = `select history_append(reach, audience, stream, entries)
  from jsonb_to_recordset($1::jsonb) as one (reach text, audience uuid[], stream uuid, entries jsonb)`

/** Streams are locked in the order of their ids to avoid deadlocks. */
const streamsOf = (familyId: string, entries: readonly NewEntry[]): string => {
  const streams = Map.groupBy(entries, (entry) => streamIdOf(familyId, restrictionOf(entry)))
  const inOrder = [...streams].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(inOrder.map(([stream, own]) => ({ stream, ...streamOf(own), entries: own.map(rowOf) })))
}

const streamOf = ([first]: readonly NewEntry[]): Restriction => {
  if (!first) throw new Error('a stream without an entry')
  const { reach, audience } = restrictionOf(first)
  return { reach, audience: sorted(audience) }
}

const rowOf = ({ id, at, kind, entity, entityId, payload }: NewEntry) => ({
  id,
  at,
  kind,
  entity,
  entityId,
  payload: canonical(payload),
  salt: randomBytes(32).toString('hex'),
})

/** Appends to each stream in the order given, as a part of the statement that ends a change. */
export const entriesPartOf = (familyId: string, entries: readonly NewEntry[]): Part | undefined =>
  entries.length === 0
    ? undefined
    : {
        name: 'entries',
        text: appendsEntries,
        values: [streamsOf(familyId, entries)],
        result: '(select count(*) from entries)',
      }

/** Appends to each stream in the order given. */
export const appendEntries = async (tx: Tx, familyId: string, entries: readonly NewEntry[]): Promise<void> => {
  const part = entriesPartOf(familyId, entries)
  if (part) await tx.executeQuery(CompiledQuery.raw(part.text, [...part.values]))
}
