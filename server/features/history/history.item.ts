import { sql } from 'kysely'
import type { HistoryEntryDto, ItemHistoryDto } from '#contract/history/item-history.ts'
import { compareInstants } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { firstBreak } from '../../history/chain.ts'
import { anchoring, type Contradicted, contradictedAmong } from '../../history/contradicted.ts'
import type { RecordParts } from '../../history/record-parts.ts'
import { recoveriesOf } from '../../history/recoveries.ts'
import { readStreams } from '../../history/streams.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { inOrderOfMoves } from './order-of-moves.ts'

type By = Pick<HistoryEntryDto, 'actor' | 'party' | 'mode'>
type Payload = Pick<HistoryEntryDto, 'entity' | 'entityId'> & { readonly by: By; readonly [detail: string]: unknown }

/** A page shows only these fields of a payload, never more than the item itself shows. */
const shown = [
  'from',
  'to',
  'version',
  'facts',
  'columns',
  'reason',
  'note',
  'amount',
  'method',
  'number',
  'remaining',
  'total',
  'waiting',
  'receipts',
]

const detailsOf = (payload: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(shown.flatMap((key) => (payload[key] === undefined ? [] : [[key, payload[key]]])))

type EntryRow = { id: string; seq: number; at: string; kind: string; payload: string | null; stream_id: string }

const entryOf = (
  { id, seq, at, kind, payload, stream_id }: EntryRow,
  contradicted: Contradicted,
): HistoryEntryDto[] => {
  if (payload === null) return []
  const { entity, entityId, by, ...rest }: Payload = JSON.parse(payload)
  return [
    {
      id,
      seq,
      at,
      kind,
      entity,
      entityId,
      ...by,
      details: detailsOf(rest),
      ...anchoring(contradicted, stream_id, seq),
    },
  ]
}

/** Finds what belongs to an item: the payments allocated to it, the series in which they are planned. */
export const belongingTo = async (tx: Tx, { all }: RecordParts, id: string): Promise<string[]> => {
  const queries = all.flatMap((part) => part.belongingTo?.(id) ?? [])
  if (queries.length === 0) return []
  const { rows } = await sql.join<{ id: string }>(queries, sql` union all `).execute(tx)
  return rows.map((row) => row.id)
}

/**
 * Returns an item that the viewer may read in full, with what belongs to it. Throws `Refusal` notOpenedYet for one that
 * they have not opened, and notFound where no entry is about it.
 */
export const ofOpenedItem = async (
  tx: Tx,
  parts: RecordParts,
  id: string,
  withheld: ReadonlySet<string>,
): Promise<ReadonlySet<string>> => {
  if (withheld.has(id)) throw new Refusal('notOpenedYet')
  const known = await tx.selectFrom('entry').select('id').where('entity_id', '=', id).limit(1).executeTakeFirst()
  if (!known) throw new Refusal('notFound')
  return new Set([id, ...(await belongingTo(tx, parts, id))])
}

type ItemOfViewer = {
  readonly id: string
  /** Items whose contents the viewer may not be given. What belongs to an opened item may be among them. */
  readonly withheld: ReadonlySet<string>
}

/** Reads the entries of an item and of what belongs to it, oldest first, but for those of withheld items. */
export const historyOfItem = async (
  tx: Tx,
  parts: RecordParts,
  { id, withheld }: ItemOfViewer,
): Promise<ItemHistoryDto> => {
  const known = await tx
    .selectFrom('entry')
    .select(['id', 'seq', 'at', 'kind', 'payload', 'stream_id', 'entity_id'])
    .where('entity_id', 'in', [id, ...(await belongingTo(tx, parts, id))])
    .orderBy('at')
    .orderBy('seq')
    .execute()
  const rows = known.filter(({ entity_id }) => !withheld.has(entity_id))
  const streams = [...new Set(rows.map(({ stream_id }) => stream_id))]
  const copies = streams.length === 0 ? [] : await readStreams(tx, streams)
  const contradicted = await contradictedAmong(tx, streams)
  const whole = copies.length > 0 && copies.every(({ id: stream, entries }) => firstBreak(stream, entries) === null)
  const shown = rows.filter(({ kind }) => !parts.events.isProofOnly(kind))
  const entries = inOrderOfMoves(
    shown.flatMap((row) => entryOf(row, contradicted).map((entry) => ({ stream: row.stream_id, entry }))),
  )
  const verified = whole && contradicted.size === 0
  return { entries: await withReceiptNames(tx, id, entries), verified, ...(await restoredSince(tx, rows[0], streams)) }
}

/** Says when the record was restored last after an item's first entry; a key that was replaced restores nothing. */
const restoredSince = async (
  tx: Tx,
  first: Pick<EntryRow, 'at'> | undefined,
  streams: readonly string[],
): Promise<Pick<ItemHistoryDto, 'restored'>> => {
  const recoveries = await recoveriesOf(tx, new Map(streams.map((stream) => [stream, false])))
  const own = recoveries.filter(({ why, at }) => why !== 'keyRotated' && first && compareInstants(first.at, at) <= 0)
  const last = own.at(-1)
  return last ? { restored: { at: last.at, lost: own.some(({ lost }) => lost.length > 0) } } : {}
}

/** The record has receipts by id, and a page shows their names. */
const withReceiptNames = async (tx: Tx, id: string, entries: HistoryEntryDto[]): Promise<HistoryEntryDto[]> => {
  const files = await tx
    .selectFrom('file')
    .select(['id', 'name'])
    .where('id', 'in', (used) => used.selectFrom('file_use').select('file_id').where('entity_id', '=', id))
    .execute()
  return entries.map((entry) => {
    const { receipts, ...details } = entry.details
    if (!Array.isArray(receipts)) return entry
    return { ...entry, details: { ...details, receipts: files.filter((file) => receipts.includes(file.id)) } }
  })
}
