import { type Selectable, sql } from 'kysely'
import type { HistoryLineDto } from '#contract/history/history.ts'
import { quoteIn } from '#domain/record/quote.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { isAuthored } from '../../history/authored.ts'
import { anchoring, type Contradicted, contradictedAmong } from '../../history/contradicted.ts'
import { methodIn, nameIn, type ParsedEntry, parseEntry, textOf } from '../../history/parsed-entry.ts'
import type { ItemRow } from '../../history/record-part.ts'
import type { RecordParts } from '../../history/record-parts.ts'

export type EntryRow = Pick<
  Selectable<Schema['entry']>,
  'id' | 'stream_id' | 'audience' | 'seq' | 'at' | 'kind' | 'entity' | 'entity_id' | 'payload' | 'hash'
>

type Item = HistoryLineDto['items'][number]
type Items = ReadonlyMap<string, readonly Item[]>

/** Finds the items of each row by the id it is about, with their present names. One statement asks for all kinds. */
const itemsOf = async (tx: Tx, { all }: RecordParts, rows: readonly EntryRow[]): Promise<Items> => {
  const queries = all.flatMap(({ events: { entity }, items }) => {
    const ids = [...new Set(rows.flatMap((row) => (row.entity === entity ? row.entity_id : [])))]
    return items && ids.length > 0 ? items(ids) : []
  })
  if (queries.length === 0) return new Map()
  const found = await sql.join<ItemRow>(queries, sql` union all `).execute(tx)
  const items = Map.groupBy(found.rows, ({ about }) => about)
  return new Map([...items].map(([about, own]) => [about, own.map(({ about: _, ...item }) => item)]))
}

const methods = ['check', 'bank', 'reimbursed', 'later'] as const
const methodOf = (entry: ParsedEntry): HistoryLineDto['method'] => {
  const method = methodIn(entry)
  return methods.find((known) => known === method) ?? null
}

/** An entry whose act is not listed separately counts as the actor's own entry instead of a system fact. */
const isSystemFact = (entry: ParsedEntry, quote: string | null, parts: RecordParts): boolean =>
  !isAuthored(entry, quote, parts) && !(entry.by.actor !== null && parts.events.kindOf(entry.kind)?.byAct === true)

const nothingShown = { amount: null, was: null, method: null, to: null, quote: null, systemFact: false }

/** Shows an unopened item without its name, amounts and texts. It can be opened from here. */
const withoutContent = (items: readonly Item[]) => ({
  ...nothingShown,
  items: items.map((item) => ({ ...item, name: '' })),
  leftOut: 'notOpened' as const,
})

/** Names a child, a category or a bank account as the entry calls it. No page leads to it. */
const namedIn = (entry: ParsedEntry): Item[] => {
  const name = nameIn(entry)
  return name === null ? [] : [{ entity: entry.entity, id: entry.entityId, name, opens: false }]
}

type Context = {
  readonly parts: RecordParts
  readonly items: Items
  readonly unopened: ReadonlySet<string>
  readonly contradicted: Contradicted
}

const lineOf = (row: EntryRow, { parts, items: known, unopened, contradicted }: Context): HistoryLineDto => {
  const { id, seq, at, kind, entity, entity_id: entityId } = row
  const restricted = row.audience !== null
  const about = { id, seq, at, kind, entity, entityId, restricted, ...anchoring(contradicted, row.stream_id, seq) }
  const items = known.get(entityId) ?? []
  const entry = parseEntry({ ...row, hash: row.hash.toString('hex') })
  if (!entry)
    return { ...about, actor: null, party: 'onlooker', mode: 'self', items: [], ...nothingShown, leftOut: 'erased' }
  if (items.some((item) => unopened.has(item.id))) return { ...about, ...entry.by, ...withoutContent(items) }
  const quote = quoteIn(kind, { ...entry.details })
  return {
    ...about,
    ...entry.by,
    items: items.length > 0 ? [...items] : namedIn(entry),
    amount: parts.of(entity)?.amountOf?.(entry, {}) ?? null,
    method: methodOf(entry),
    to: entry.to,
    was: textOf(entry.details, 'was'),
    quote,
    systemFact: isSystemFact(entry, quote, parts),
    leftOut: null,
  }
}

/** Turns rows into lines that the viewer may read, in the same order. */
export const linesOf = async (
  tx: Tx,
  parts: RecordParts,
  viewer: Viewer,
  rows: readonly EntryRow[],
): Promise<HistoryLineDto[]> => {
  const items = await itemsOf(tx, parts, rows)
  const unopened = await parts.unopenedBy(tx, viewer)
  const streams = rows.map(({ stream_id }) => stream_id)
  const contradicted = await contradictedAmong(tx, streams)
  return rows.map((row) => lineOf(row, { parts, items, unopened, contradicted }))
}
