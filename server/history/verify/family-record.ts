import { sql } from 'kysely'
import { listedErasures } from '#domain/record/erasures.ts'
import type { Tx } from '../../db/tenancy.ts'
import { hex } from '../../service-log/log-store.ts'
import { byWidth, type EntryReader, readEntries, type StoredEntry, type StreamHead } from './read-entries.ts'

/** A stream without the entries that nothing more is asked of. */
export type StoredStream = StreamHead & {
  /** Its entries that are empty or list erasures, and the first one of the newer form: all that erasures are judged by. */
  readonly notable: readonly StoredEntry[]
}

/** Holds what is known of one family's record when all its entries were read. */
export type FamilyRecord = {
  readonly familyId: string
  /** They are in the order of their ids. */
  readonly streams: readonly StoredStream[]
  /** Items of which an entry was empty before erasures were listed, so that moves of theirs may be missing. */
  readonly incomplete: ReadonlySet<string>
  /** Entries say all that proof rests on since they say when they were decided; an older record demands less. */
  readonly isComplete: boolean
}

export const itemKey = (entity: string, entityId: string): string => `${entity} ${entityId}`

/** Reads where a stream ends, and compares the copies of hashes in `previous`; the hashes themselves are counted elsewhere. */
const readLinks = async (
  tx: Tx,
  familyId: string,
  streamId: string,
): Promise<Pick<StreamHead, 'last' | 'unlinked'>> => {
  const entries = tx.selectFrom('entry').where('family_id', '=', familyId).where('stream_id', '=', streamId)
  const last = await entries
    .select(['seq', 'at', hex('hash').$notNull().as('hash')])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const beginning = sql`case when seq = 1 then sha256(convert_to(stream_id::text, 'UTF8')) end`
  const before = sql`coalesce(lag(hash) over (order by seq), ${beginning})`
  const linked = entries.select(['seq', 'previous', before.as('before')])
  const unlinked = await tx
    .selectFrom(linked.as('linked'))
    .select('seq')
    .where(sql<boolean>`before is not null and previous is distinct from before`)
    .execute()
  return { last: last ?? null, unlinked: new Set(unlinked.map(({ seq }) => seq)) }
}

const streamsOf = async (tx: Tx, familyId: string): Promise<StreamHead[]> => {
  const rows = await tx
    .selectFrom('stream')
    .select(['id', 'reach', 'audience', 'head_seq', 'head_hash', 'head_at'])
    .orderBy('id')
    .execute()
  const streams: StreamHead[] = []
  for (const { head_seq: seq, head_hash, head_at: at, ...row } of rows)
    streams.push({
      ...row,
      head: { seq, hash: head_hash.toString('hex'), at },
      ...(await readLinks(tx, familyId, row.id)),
    })
  return streams
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
  const heads = await streamsOf(tx, familyId)
  const read = new Map<string, StoredStream>()
  let isComplete = false
  for (const head of heads.toSorted(byWidth)) {
    const found = await readEntries(tx, familyId, head, readers)
    read.set(head.id, { ...head, notable: found.notable })
    isComplete ||= found.isComplete
  }
  const streams = heads.flatMap(({ id }) => read.get(id) ?? [])
  const incomplete = new Set(streams.flatMap((stream) => incompleteIn(stream, isComplete)))
  return { familyId, streams, incomplete, isComplete }
}
