import { sql } from 'kysely'
import type { Reach, Restriction } from '#domain/reach.ts'
import type { ChainEntry } from '#domain/record/chain.ts'
import { erasedKind, isOlderForm, snapshotIn, snapshotKind } from '#domain/record/erasures.ts'
import { type ItemEntry, itemEntryIn, snapshotsIn } from '#domain/record/moves.ts'
import type { CopiedRow } from '../../db/reading/copied-row.ts'
import { copyRows } from '../../db/reading/copied-rows.ts'
import type { Tx } from '../../db/tenancy.ts'
import { idsIn } from '../../db/wire-types.ts'

/** An entry with the columns that are stored beside its payload. Its hashes are read where they are asked for. */
export type StoredEntry = Pick<ChainEntry, 'seq' | 'id' | 'at' | 'kind' | 'payload'> & {
  readonly entity: string
  readonly entityId: string
  readonly reach: string
  readonly audience: readonly string[] | null
  readonly chained: ChainEntry | null
}

export type StreamHead = Restriction & {
  readonly id: string
  readonly head: { readonly seq: number; readonly hash: string; readonly at: string | null }
  /** Its last entry; null where it has none. */
  readonly last: { readonly seq: number; readonly hash: string; readonly at: string } | null
  /** The entries whose column `previous` is not the hash before them. */
  readonly unlinked: ReadonlySet<number>
}

/** Sees the entries of a family stream by stream. It keeps only what it needs, so that a long record fits into memory. */
export type EntryReader = {
  readonly begin?: (stream: StreamHead) => void
  /** It needs the hashes of entries. */
  readonly isHashing?: boolean
  /** `item` is what the entry says, or a snapshot in its place; null where it cannot be read. */
  readonly see: (entry: StoredEntry, item: ItemEntry | null, stream: StreamHead) => void
}

const columns = sql.raw('seq, id::text, at, kind, payload, entity, entity_id::text, reach, audience::text')
const hashedColumns = sql.raw('salt, payload_hash, hash, number')

const entriesOf = (familyId: string, streamId: string) =>
  sql`from entry where family_id = ${sql.lit(familyId)} and stream_id = ${sql.lit(streamId)}`

/** Reads an array of ids. Entries of a stream are for the same people, so an array of the same text is the same one. */
const audienceReader = () => {
  let [text, audience]: [string | null, readonly string[] | null] = [null, null]
  return (next: string | null): readonly string[] | null => {
    if (next !== text) [text, audience] = [next, next === null ? null : idsIn(next)]
    return audience
  }
}

/** A column that is never null may have been emptied all the same. Then it differs from whatever was recorded. */
const textIn = (row: CopiedRow): string => row.text() ?? ''
const hexIn = (row: CopiedRow): string => row.hex() ?? ''

type See = (entry: StoredEntry) => void

/** Shows the entries of a stream in their order, as they arrive. */
const eachEntry = (tx: Tx, familyId: string, streamId: string, isHashing: boolean, see: See): Promise<void> => {
  const asked = isHashing ? sql`${columns}, ${hashedColumns}` : columns
  const audienceIn = audienceReader()
  return copyRows(tx, sql`select ${asked} ${entriesOf(familyId, streamId)} order by seq`, (row) => {
    const [seq, id, at, kind] = [row.integer() ?? 0, textIn(row), textIn(row), textIn(row)]
    const [payload, entity, entityId, reach] = [row.text(), textIn(row), textIn(row), textIn(row)]
    const audience = audienceIn(row.text())
    const chained = isHashing ? chainedIn(row, { seq, id, at, kind, payload, entityId }) : null
    see({ seq, id, at, kind, payload, entity, entityId, reach, audience, chained })
  })
}

type Bare = Pick<ChainEntry, 'seq' | 'id' | 'at' | 'kind' | 'payload' | 'entityId'>

/** Columns are named one by one, because a copy by spread takes several times as long. */
const chainedIn = (row: CopiedRow, { seq, id, at, kind, payload, entityId }: Bare): ChainEntry => {
  const [salt, payloadHash, hash] = [row.hex(), hexIn(row), hexIn(row)]
  return { seq, id, at, kind, payload, salt, payloadHash, hash, entityId, number: row.integer() ?? undefined }
}

/** A snapshot stands after the entry that it replaces, so all of a stream are read before it. */
const readSnapshots = async (tx: Tx, familyId: string, streamId: string) => {
  const rows = await tx
    .selectFrom('entry')
    .select(['seq', 'kind', 'payload'])
    .where('family_id', '=', familyId)
    .where('stream_id', '=', streamId)
    .where('kind', '=', snapshotKind)
    .orderBy('seq')
    .execute()
  return snapshotsIn(rows)
}

/** Something was one person's own before others were told of it, so entries of wider reaches and of more people come last. */
const width: Readonly<Record<Reach, number>> = { closed: 0, named: 1, parents: 2, family: 3 }

export const byWidth = (one: Restriction, other: Restriction): number =>
  width[one.reach] - width[other.reach] || (one.audience?.length ?? 0) - (other.audience?.length ?? 0)

/** Shows the entries of a family that have a field of this name anywhere, or whose snapshots have it. */
export const eachThatSays = async (
  tx: Tx,
  familyId: string,
  field: string,
  see: (entry: ItemEntry) => void,
): Promise<void> => {
  const streams = await tx.selectFrom('stream').select(['id', 'reach', 'audience']).orderBy('id').execute()
  const none = snapshotsIn([])
  const says = sql`and strpos(payload, ${sql.lit(JSON.stringify(field))}) > 0`
  for (const { id } of streams.toSorted(byWidth))
    await copyRows(tx, sql`select seq, at, kind, payload ${entriesOf(familyId, id)} ${says} order by seq`, (row) => {
      const stored = { seq: row.integer() ?? 0, at: textIn(row), kind: textIn(row), payload: row.text() }
      const snapshot = snapshotIn(stored)
      const entry = snapshot ? { ...stored, stream: id, ...snapshot } : itemEntryIn(id, stored, none)
      if (entry) see(entry)
    })
}

type Read = {
  readonly notable: readonly StoredEntry[]
  readonly isComplete: boolean
}

/** Reads one stream from its first entry to its last. */
export const readEntries = async (
  tx: Tx,
  familyId: string,
  stream: StreamHead,
  readers: readonly EntryReader[],
): Promise<Read> => {
  const snapshots = await readSnapshots(tx, familyId, stream.id)
  const notable: StoredEntry[] = []
  let [older, isComplete] = [true, false]
  for (const reader of readers) reader.begin?.(stream)
  const isHashing = readers.some((reader) => reader.isHashing)
  await eachEntry(tx, familyId, stream.id, isHashing, (entry) => {
    const item = itemEntryIn(stream.id, entry, snapshots)
    isComplete ||= item?.payload.decidedAt !== undefined
    const stillOlder = older && isOlderForm(entry)
    if (entry.payload === null || entry.kind === erasedKind || older !== stillOlder) notable.push(entry)
    older = stillOlder
    for (const reader of readers) reader.see(entry, item, stream)
  })
  return { notable, isComplete }
}
