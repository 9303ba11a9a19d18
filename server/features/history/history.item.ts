import type { HistoryEntryDto } from '#contract/history/history.ts'
import type { Tx } from '../../db/tenancy.ts'
import { firstBreak } from '../../history/chain.ts'
import { readStreams } from '../../history/streams.ts'

type By = Pick<HistoryEntryDto, 'actor' | 'party' | 'mode'>
type Payload = Pick<HistoryEntryDto, 'entity' | 'entityId'> & { readonly by: By; readonly [detail: string]: unknown }

/** What an entry tells besides who and what: never more than the item itself shows. */
const told = [
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
  Object.fromEntries(told.flatMap((key) => (payload[key] === undefined ? [] : [[key, payload[key]]])))

type EntryRow = { id: string; seq: number; at: string; kind: string; payload: string | null }

const entryOf = ({ id, seq, at, kind, payload }: EntryRow): HistoryEntryDto[] => {
  if (payload === null) return []
  const { entity, entityId, by, ...rest }: Payload = JSON.parse(payload)
  return [{ id, seq, at, kind, entity, entityId, ...by, details: detailsOf(rest) }]
}

/** The item itself, the payments allocated to it and the series they are planned in, oldest first. */
export const historyOfItem = async (tx: Tx, id: string): Promise<{ entries: HistoryEntryDto[]; verified: boolean }> => {
  const payments = await tx.selectFrom('allocation').select('payment_id').where('expense_id', '=', id).execute()
  const series = await tx.selectFrom('payment_series').select('id').where('expense_id', '=', id).execute()
  const rows = await tx
    .selectFrom('entry')
    .select(['id', 'seq', 'at', 'kind', 'payload', 'stream_id'])
    .where('entity_id', 'in', [id, ...payments.map(({ payment_id }) => payment_id), ...series.map((one) => one.id)])
    .orderBy('at')
    .orderBy('seq')
    .execute()
  const streams = [...new Set(rows.map(({ stream_id }) => stream_id))]
  const copies = streams.length === 0 ? [] : await readStreams(tx, streams)
  const verified = copies.length > 0 && copies.every(({ id: stream, entries }) => firstBreak(stream, entries) === null)
  return { entries: await withReceiptNames(tx, id, rows.flatMap(entryOf)), verified }
}

/** Receipts stand in the record by id; a reader is told their names. */
const withReceiptNames = async (tx: Tx, id: string, entries: HistoryEntryDto[]): Promise<HistoryEntryDto[]> => {
  const files = await tx.selectFrom('file').select(['id', 'name']).where('attached_to', '=', id).execute()
  return entries.map((entry) => {
    const { receipts, ...details } = entry.details
    if (!Array.isArray(receipts)) return entry
    return { ...entry, details: { ...details, receipts: files.filter((file) => receipts.includes(file.id)) } }
  })
}
