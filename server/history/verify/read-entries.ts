import { sql } from 'kysely'
import type { Reach, Restriction } from '#domain/reach.ts'
import type { ChainEntry } from '#domain/record/chain.ts'
import { erasedKind, isOlderForm, snapshotIn, snapshotKind } from '#domain/record/erasures.ts'
import { type ItemEntry, itemEntryIn, snapshotsIn } from '#domain/record/moves.ts'
import { emptied } from '../../db/emptied.ts'
import type { Tx } from '../../db/tenancy.ts'
import { hex } from '../../service-log/log-store.ts'

/** An entry with the columns that are stored beside its payload. Its hashes are read where they are asked for. */
export type StoredEntry = Pick<ChainEntry, 'seq' | 'id' | 'at' | 'kind' | 'payload'> &
  Restriction & { readonly entity: string; readonly entityId: string; readonly chained: ChainEntry | null }

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

/** No more entries than these are in memory at once. */
const atOnce = 100

const batchOf = (tx: Tx, familyId: string, streamId: string, after: number) =>
  tx
    .selectFrom('entry')
    .select(['seq', 'id', 'at', 'kind', 'payload', 'entity', 'entity_id as entityId', 'reach', 'audience'])
    .where('family_id', '=', familyId)
    .where('stream_id', '=', streamId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(atOnce)

const readHashed = async (...place: Parameters<typeof batchOf>): Promise<StoredEntry[]> => {
  const rows = await batchOf(...place)
    .select(['number', hex('salt').as('salt'), hex('payload_hash').$notNull().as('payloadHash')])
    .select(hex('hash').$notNull().as('hash'))
    .execute()
  // Columns are named one by one, because a copy by spread takes several times as long.
  const entries = rows.map((row) => {
    const { seq, id, at, kind, payload, entity, entityId, reach, audience, salt, payloadHash, hash } = row
    const number = row.number ?? undefined
    const chained = { seq, id, at, kind, payload, salt, payloadHash, hash, entityId, number }
    return { seq, id, at, kind, payload, entity, entityId, reach, audience, chained }
  })
  emptied(rows)
  return entries
}

const readBare = (...place: Parameters<typeof batchOf>): Promise<StoredEntry[]> =>
  batchOf(...place)
    .select(sql<null>`null::text`.as('chained'))
    .execute()

/** Reads the payloads of a stream in which `text` stands, in their order. */
async function* payloadsWith(tx: Tx, familyId: string, streamId: string, text: string) {
  const all = tx
    .selectFrom('entry')
    .select(['seq', 'at', 'kind', 'payload'])
    .where('family_id', '=', familyId)
    .where('stream_id', '=', streamId)
    .where(sql<boolean>`strpos(payload, ${text}) > 0`)
    .orderBy('seq')
    .limit(atOnce)
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const batch = await all.where('seq', '>', after).execute()
    const last = batch.at(-1)
    const isLast = batch.length < atOnce
    yield* batch
    emptied(batch)
    if (!last || isLast) return
    after = last.seq
  }
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

/** Something was one person's own before others were told of it, so entries of wider reaches come last. */
const width: Readonly<Record<Reach, number>> = { closed: 0, named: 1, parents: 2, family: 3 }

export const byWidth = (one: Pick<Restriction, 'reach'>, other: Pick<Restriction, 'reach'>): number =>
  width[one.reach] - width[other.reach]

/** Reads the entries of a family that have a field of this name anywhere, or whose snapshots have it. */
export async function* entriesThatSay(tx: Tx, familyId: string, field: string): AsyncGenerator<ItemEntry> {
  const streams = await tx.selectFrom('stream').select(['id', 'reach']).orderBy('id').execute()
  for (const { id } of streams.toSorted(byWidth)) {
    const none = snapshotsIn([])
    for await (const row of payloadsWith(tx, familyId, id, JSON.stringify(field))) {
      const snapshot = snapshotIn(row)
      const entry = snapshot ? { ...row, stream: id, ...snapshot } : itemEntryIn(id, row, none)
      if (entry) yield entry
    }
  }
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
  let last: StoredEntry | null = null
  for (const reader of readers) reader.begin?.(stream)
  const readBatch = readers.some(({ isHashing }) => isHashing) ? readHashed : readBare
  for (let batch: StoredEntry[]; ; ) {
    batch = await readBatch(tx, familyId, stream.id, last?.seq ?? Number.MIN_SAFE_INTEGER)
    for (const entry of batch) {
      const item = itemEntryIn(stream.id, entry, snapshots)
      isComplete ||= item?.payload.decidedAt !== undefined
      const stillOlder = older && isOlderForm(entry)
      if (entry.payload === null || entry.kind === erasedKind || older !== stillOlder) notable.push(entry)
      older = stillOlder
      for (const reader of readers) reader.see(entry, item, stream)
    }
    last = batch.at(-1) ?? last
    const isLast = batch.length < atOnce
    emptied(batch)
    if (isLast) return { notable, isComplete }
  }
}
