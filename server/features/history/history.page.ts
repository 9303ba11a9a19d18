import { sql } from 'kysely'
import * as z from 'zod/mini'
import { id, instant } from '#contract/common.ts'
import type { HistoryLineDto, HistoryPageDto } from '#contract/history/history.ts'
import type { HistoryQuery, HistorySelection } from '#contract/history/history-query.ts'
import { addDays, instantOf } from '#domain/time.ts'
import type { Order } from '../../db/reading/cursor.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { RecordParts } from '../../history/record-parts.ts'
import { type List, type ListContext, linesIn, listContextOf } from '../../lists/list.ts'
import { belongingTo } from './history.item.ts'
import { type EntryRow, linesOf } from './history.lines.ts'

/** The record is read newest first. Entries of one instant are ordered by their number, then by their stream. */
const newestFirst: Order = {
  name: [],
  direction: 'descending',
  keys: [
    { value: sql.ref('at'), type: sql`text`, schema: instant },
    { value: sql.ref('seq'), type: sql`bigint`, schema: z.int() },
    { value: sql.ref('stream_id'), type: sql`uuid`, schema: id },
  ],
}

/**
 * Reads the actor from the hashed payload, since a second copy could differ. It is a `case` because the planner then
 * expects many rows to match and follows the index; of a comparison it expects one row in two hundred, and sorts.
 */
const wasDoneBy = (who: string) =>
  sql<boolean>`case when payload::jsonb #>> '{by,actor}' = ${who} then true else false end`

/** The index `entry_newest` returns these rows without a sort, wherever in the record a page begins. */
const entryRows = (
  { tx, zone }: ListContext,
  { events }: RecordParts,
  selection: HistorySelection,
  ofItem: readonly string[] | null,
) => {
  const { from, to, area, topic, who } = selection
  let rows = tx
    .selectFrom('entry')
    .select(['id', 'stream_id', 'audience', 'seq', 'at', 'kind', 'entity', 'entity_id', 'payload', 'hash'])
    .where('kind', 'not in', events.kindsIn(null))
  if (from) rows = rows.where('at', '>=', instantOf(`${from}T00:00`, zone))
  if (to) rows = rows.where('at', '<', instantOf(`${addDays(to, 1)}T00:00`, zone))
  if (ofItem) rows = rows.where('entity_id', 'in', ofItem)
  if (area) rows = rows.where('entity', 'in', events.entitiesIn(area))
  if (topic) rows = rows.where('kind', 'in', events.kindsIn(topic))
  return who ? rows.where(wasDoneBy(who)) : rows
}

type HistoryList = List<'entry', HistorySelection, EntryRow, HistoryLineDto>

/** Lists all entries that the viewer may read, or those of an item and of what belongs to it. */
export const historyList = (parts: RecordParts, ofItem: readonly string[] | null = null): HistoryList => ({
  orderOf: () => newestFirst,
  rows: (context, selection) => entryRows(context, parts, selection, ofItem),
  cursorOf: ({ at, seq, stream_id }) => [at, seq, stream_id],
  items: ({ tx, viewer }, rows) => linesOf(tx, parts, viewer, rows),
})

export const historyPageOf = async (
  tx: Tx,
  parts: RecordParts,
  viewer: Viewer,
  query: HistoryQuery,
): Promise<HistoryPageDto> => {
  const ofItem = query.item ? [query.item, ...(await belongingTo(tx, parts, query.item))] : null
  const { items, next } = await linesIn(historyList(parts, ofItem), await listContextOf(tx, viewer), query)
  return { lines: items, next }
}
