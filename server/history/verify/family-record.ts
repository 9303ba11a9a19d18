import type { Reach, Restriction } from '#domain/reach.ts'
import type { ChainEntry } from '#domain/record/chain.ts'
import { listedErasures } from '#domain/record/erasures.ts'
import { entriesIn, type ItemEntry } from '#domain/record/moves.ts'
import type { Tx } from '../../db/tenancy.ts'
import { hex } from '../../service-log/log-store.ts'

/** An entry with the columns that are stored beside its payload. */
export type StoredEntry = ChainEntry &
  Restriction & { readonly entity: string; readonly entityId: string; readonly previous: string }

export type StoredStream = Restriction & {
  readonly id: string
  readonly head: { readonly seq: number; readonly hash: string; readonly at: string | null }
  readonly entries: readonly StoredEntry[]
}

/** All of one family's record, read once for every check. */
export type FamilyRecord = {
  readonly familyId: string
  readonly streams: readonly StoredStream[]
  /** The entries that can be read, in the order of their streams. */
  readonly entries: readonly ItemEntry[]
  /** The same by item, in the order in which they were recorded. */
  readonly items: ReadonlyMap<string, readonly ItemEntry[]>
  /** Items of which an entry was empty before erasures were listed, so that moves of theirs may be missing. */
  readonly incomplete: ReadonlySet<string>
  /** Entries say all that proof rests on since they say when they were decided; an older record demands less. */
  readonly isComplete: boolean
}

export const itemKey = (entity: string, entityId: string): string => `${entity} ${entityId}`

const entriesOf = async (tx: Tx, streamId: string): Promise<StoredEntry[]> => {
  const rows = await tx
    .selectFrom('entry')
    .select(['seq', 'id', 'at', 'kind', 'payload', 'entity', 'entity_id as entityId', 'number', 'reach', 'audience'])
    .select([hex('salt').as('salt'), hex('payload_hash').$notNull().as('payloadHash')])
    .select([hex('hash').$notNull().as('hash'), hex('previous').$notNull().as('previous')])
    .where('stream_id', '=', streamId)
    .orderBy('seq')
    .execute()
  return rows.map(({ number, ...row }) => (number === null ? row : { ...row, number }))
}

const streamsOf = async (tx: Tx): Promise<StoredStream[]> => {
  const rows = await tx
    .selectFrom('stream')
    .select(['id', 'reach', 'audience', 'head_seq', 'head_hash', 'head_at'])
    .orderBy('id')
    .execute()
  const streams: StoredStream[] = []
  for (const { head_seq: seq, head_hash, head_at: at, ...row } of rows)
    streams.push({ ...row, head: { seq, hash: head_hash.toString('hex'), at }, entries: await entriesOf(tx, row.id) })
  return streams
}

const incompleteIn = ({ entries }: StoredStream, isComplete: boolean): string[] => {
  const listed = listedErasures(entries)
  return entries.flatMap(({ seq, entityId, payload }) =>
    payload === null && (!isComplete || listed.get(seq) === 'found') ? entityId : [],
  )
}

/** Something was one person's own before others were told of it, so entries of wider reaches come last. */
const width: Readonly<Record<Reach, number>> = { closed: 0, named: 1, parents: 2, family: 3 }

export const readFamilyRecord = async (tx: Tx, familyId: string): Promise<FamilyRecord> => {
  const streams = await streamsOf(tx)
  const entries = streams.toSorted((a, b) => width[a.reach] - width[b.reach]).flatMap(entriesIn)
  const items = Map.groupBy(entries, ({ payload }) => itemKey(payload.entity, payload.entityId))
  const isComplete = entries.some(({ payload }) => payload.decidedAt !== undefined)
  return {
    familyId,
    streams,
    entries,
    items,
    incomplete: new Set(streams.flatMap((stream) => incompleteIn(stream, isComplete))),
    isComplete,
  }
}
