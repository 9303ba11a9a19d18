import { listedErasures } from '#domain/record/erasures.ts'
import type { Tx } from '../../db/tenancy.ts'
import { byWidth, type EntryReader, readEntries, type StoredEntry, type StreamHead } from './read-entries.ts'

/** A stream without the entries that nothing more is asked of. */
export type StoredStream = StreamHead & {
  /** Its last entry; null where it has none. */
  readonly last: Pick<StoredEntry, 'seq' | 'hash' | 'at'> | null
  /** Its entries that are empty or list erasures, and the first one of the newer form: all that erasures are judged by. */
  readonly notable: readonly StoredEntry[]
}

/** What is known of one family's record when all its entries were read. */
export type FamilyRecord = {
  readonly familyId: string
  /** In the order of their ids. */
  readonly streams: readonly StoredStream[]
  /** Items of which an entry was empty before erasures were listed, so that moves of theirs may be missing. */
  readonly incomplete: ReadonlySet<string>
  /** Entries say all that proof rests on since they say when they were decided; an older record demands less. */
  readonly isComplete: boolean
}

export const itemKey = (entity: string, entityId: string): string => `${entity} ${entityId}`

const streamsOf = async (tx: Tx): Promise<StreamHead[]> => {
  const rows = await tx
    .selectFrom('stream')
    .select(['id', 'reach', 'audience', 'head_seq', 'head_hash', 'head_at'])
    .orderBy('id')
    .execute()
  return rows.map(({ head_seq: seq, head_hash, head_at: at, ...row }) => ({
    ...row,
    head: { seq, hash: head_hash.toString('hex'), at },
  }))
}

const incompleteIn = ({ notable }: StoredStream, isComplete: boolean): string[] => {
  const listed = listedErasures(notable)
  return notable.flatMap(({ seq, entityId, payload }) =>
    payload === null && (!isComplete || listed.get(seq) === 'found') ? entityId : [],
  )
}

/** Reads all of one family's entries once for every check, in batches. Each reader sees each of them. */
export const readFamilyRecord = async (
  tx: Tx,
  familyId: string,
  readers: readonly EntryReader[] = [],
): Promise<FamilyRecord> => {
  const heads = await streamsOf(tx)
  const read = new Map<string, StoredStream>()
  let isComplete = false
  for (const head of heads.toSorted(byWidth)) {
    const found = await readEntries(tx, familyId, head, readers)
    read.set(head.id, { ...head, last: found.last, notable: found.notable })
    isComplete ||= found.isComplete
  }
  const streams = heads.flatMap(({ id }) => read.get(id) ?? [])
  const incomplete = new Set(streams.flatMap((stream) => incompleteIn(stream, isComplete)))
  return { familyId, streams, incomplete, isComplete }
}
