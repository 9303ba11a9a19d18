import type { ItemEntry } from '#domain/record/moves.ts'
import { emptied } from '../../db/emptied.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Finding, RecordedRow, RecordPart } from '../record-part.ts'
import type { RecordParts } from '../record-parts.ts'
import { attempt } from './attempt.ts'
import { type FamilyRecord, itemKey, readFamilyRecord, type StoredStream } from './family-record.ts'
import { type ItemSaid, saidBy } from './item-said.ts'
import type { ItemStates } from './item-states.ts'

const unknown = (of: string): Finding => `${of}: the history does not know it`
const differs = (of: string): Finding => `${of}: the row is not what its history says`

const byChart = ({ incomplete }: FamilyRecord, row: RecordedRow, said: ItemSaid): Finding[] => {
  const { moved, decidedAt } = said
  if (!moved) return incomplete.has(row.id) ? [] : [unknown(itemKey(row.entity, row.id))]
  if (typeof moved === 'string') return [moved]
  const same = row.status === moved.status && row.version === moved.version && said.agrees(row)
  const dated = row.changedAt === undefined || decidedAt === null || row.changedAt === decidedAt
  return same && dated ? [] : [differs(itemKey(row.entity, row.id))]
}

const withoutChart = (row: RecordedRow, said: ItemSaid): Finding[] =>
  said.agrees(row) ? [] : [differs(itemKey(row.entity, row.id))]

/** A row may be seen by the people of the stream in which its last entry stands. */
const misaddressed = (
  { reach, audience, entity, id }: RecordedRow,
  { stream: last }: ItemSaid,
  streams: ReadonlyMap<string, StoredStream>,
): Finding[] => {
  const stream = streams.get(last)
  if (!stream || reach === undefined || audience === undefined) return []
  const same =
    audience === stream.audience || [...(audience ?? [])].sort().join() === [...(stream.audience ?? [])].sort().join()
  return same && reach === stream.reach ? [] : [`${differs(itemKey(entity, id))}, others may see it`]
}

type Judged = { readonly record: FamilyRecord; readonly streams: ReadonlyMap<string, StoredStream> }

const againstSaid = ({ record, streams }: Judged, row: RecordedRow, said: ItemSaid): Finding[] => [
  ...(row.status === undefined ? withoutChart(row, said) : byChart(record, row, said)),
  ...misaddressed(row, said, streams),
]

/** A row without entries. Older records have none about some kinds of rows. */
const withoutEntries = ({ incomplete, isComplete }: FamilyRecord, { entity, id }: RecordedRow, part: RecordPart) =>
  (part.sinceBaseline && !isComplete) || incomplete.has(id) ? [] : [unknown(itemKey(entity, id))]

/** Reads the entries of some items again, all of each together. */
const readTogether = async (tx: Tx, familyId: string, keys: ReadonlySet<string>) => {
  const items = new Map<string, ItemEntry[]>()
  const see = (_entry: unknown, item: ItemEntry | null) => {
    const key = item && itemKey(item.payload.entity, item.payload.entityId)
    if (item && key !== null && keys.has(key)) items.set(key, [...(items.get(key) ?? []), item])
  }
  await readFamilyRecord(tx, familyId, [{ see }])
  return items
}

/** A row that can be judged only by all entries of its item together, and the place of its findings among the others. */
type Waiting = { readonly row: RecordedRow; readonly at: number }

type Found = Map<number, readonly Finding[]>

const judgeWaiting = async (tx: Tx, judged: Judged, waiting: readonly Waiting[], found: Found): Promise<void> => {
  if (waiting.length === 0) return
  const { record } = judged
  const items = await readTogether(tx, record.familyId, new Set(waiting.map(({ row }) => itemKey(row.entity, row.id))))
  for (const { row, at } of waiting) {
    const entries = items.get(itemKey(row.entity, row.id)) ?? []
    found.set(at, againstSaid(judged, row, saidBy(entries, record.incomplete)))
  }
}

/** Compares each row with its entries, and finds rows without entries and entries whose row is gone. */
export const rowsAgainstRecord = async (
  tx: Tx,
  parts: RecordParts,
  record: FamilyRecord,
  { kinds, find, saidOf }: ItemStates,
): Promise<Finding[]> => {
  const findings: Finding[] = []
  const found: Found = new Map()
  let at = 0
  const waiting: Waiting[] = []
  const judged = { record, streams: new Map(record.streams.map((stream) => [stream.id, stream])) }
  const judgeRow = (row: RecordedRow, part: RecordPart): Finding[] => {
    const state = find(row.entity, row.id)
    if (!state) return withoutEntries(record, row, part)
    state.isKnown = true
    if (!state.isUnusual && !(state.last && row.status === undefined)) return againstSaid(judged, row, saidOf(state))
    waiting.push({ row, at })
    return []
  }
  for (const part of parts.all)
    await attempt(part.events.entity, findings, async () => {
      for await (const rows of part.rows?.(tx, parts.all) ?? []) {
        for (const row of new Map(rows.map((one) => [one.id, one])).values()) {
          const wrong = judgeRow(row, part)
          if (wrong.length > 0) found.set(at, wrong)
          at += 1
        }
        emptied(rows)
      }
    })
  await judgeWaiting(tx, judged, waiting, found)
  for (const [entity, states] of kinds)
    for (const [id, { isKnown, last }] of states)
      if (!isKnown && (last || parts.of(entity)?.rows !== undefined))
        findings.push(`${itemKey(entity, id)}: the row is gone`)
  const inOrder = [...found].sort(([one], [other]) => one - other)
  return [...findings, ...inOrder.flatMap(([, wrong]) => wrong)]
}
