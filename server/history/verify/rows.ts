import { type ItemEntry, movesAmong } from '#domain/record/moves.ts'
import { agree, type Replayed, recordedColumns, replay } from '#domain/record/replay.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Finding, RecordedRow, RecordPart } from '../record-part.ts'
import type { RecordParts } from '../record-parts.ts'
import { attempt } from './attempt.ts'
import { type FamilyRecord, itemKey, type StoredStream } from './family-record.ts'

type Known = { readonly row: RecordedRow; readonly part: RecordPart }

/** Reads every row that the record speaks of, by item. */
const rowsIn = async (tx: Tx, { all }: RecordParts, findings: Finding[]): Promise<Map<string, Known>> => {
  const known = new Map<string, Known>()
  for (const part of all)
    for (const row of (await attempt(part.events.entity, findings, () => part.rows?.(tx))) ?? [])
      known.set(itemKey(row.entity, row.id), { row, part })
  return known
}

const unknown = (of: string): Finding => `${of}: the history does not know it`
const differs = (of: string): Finding => `${of}: the row is not what its history says`

/** Null when the entries contradict each other; then nothing can be said about the row. */
const replayed = (record: FamilyRecord, moves: Parameters<typeof replay>[0]): Replayed | string => {
  try {
    return replay(moves, { gaps: record.incomplete.has(moves[0]?.payload.entityId ?? '') })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const byChart = (record: FamilyRecord, row: RecordedRow, entries: readonly ItemEntry[]): Finding[] => {
  const moves = movesAmong(entries).get(row.id)
  if (!moves) return record.incomplete.has(row.id) ? [] : [unknown(itemKey(row.entity, row.id))]
  const found = replayed(record, moves)
  if (typeof found === 'string') return [found]
  const same = row.status === found.status && row.version === found.version && agree(row.columns, found.columns)
  const decidedAt = decidedIn(entries.findLast(({ payload }) => payload.to !== undefined))
  const dated = row.changedAt === undefined || decidedAt === null || row.changedAt === decidedAt
  return same && dated ? [] : [differs(itemKey(row.entity, row.id))]
}

const decidedIn = (entry: ItemEntry | undefined): string | null => entry?.payload.decidedAt ?? null

const withoutChart = (row: RecordedRow, entries: readonly ItemEntry[]): Finding[] =>
  agree(row.columns, recordedColumns(entries)) ? [] : [differs(itemKey(row.entity, row.id))]

/** A row may be seen by the people of the stream in which its last entry stands. */
const misaddressed = (
  { reach, audience, entity, id }: RecordedRow,
  entries: readonly ItemEntry[],
  streams: ReadonlyMap<string, StoredStream>,
): Finding[] => {
  const stream = streams.get(entries.at(-1)?.stream ?? '')
  if (!stream || reach === undefined || audience === undefined) return []
  const same =
    reach === stream.reach && [...(audience ?? [])].sort().join() === [...(stream.audience ?? [])].sort().join()
  return same ? [] : [`${differs(itemKey(entity, id))}, others may see it`]
}

const rowFindings = (
  record: FamilyRecord,
  streams: ReadonlyMap<string, StoredStream>,
  { row, part }: Known,
): Finding[] => {
  const key = itemKey(row.entity, row.id)
  const entries = record.items.get(key)
  if (!entries && part.sinceBaseline && !record.isComplete) return []
  if (!entries) return record.incomplete.has(row.id) ? [] : [unknown(key)]
  const found = row.status === undefined ? withoutChart(row, entries) : byChart(record, row, entries)
  return [...found, ...misaddressed(row, entries, streams)]
}

/** Compares each row with its entries, and finds rows without entries and entries whose row is gone. */
export const rowsAgainstRecord = async (tx: Tx, parts: RecordParts, record: FamilyRecord): Promise<Finding[]> => {
  const findings: Finding[] = []
  const known = await rowsIn(tx, parts, findings)
  const streams = new Map(record.streams.map((stream) => [stream.id, stream]))
  const gone = [...record.items].flatMap(([key, entries]) => {
    if (known.has(key)) return []
    const isKept = parts.of(entries[0]?.payload.entity ?? '')?.rows !== undefined || movesAmong(entries).size > 0
    return isKept ? [`${key}: the row is gone`] : []
  })
  return [...findings, ...gone, ...[...known.values()].flatMap((one) => rowFindings(record, streams, one))]
}
