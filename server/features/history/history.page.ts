import { sql } from 'kysely'
import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import type { HistoryPageDto } from '#contract/history/history.ts'
import type { HistoryQuery } from '#contract/history/history-query.ts'
import { limits } from '#contract/limits.ts'
import { addDays, instantOf } from '#domain/time.ts'
import { readOpaque, writeOpaque } from '../../db/opaque.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { RecordParts } from '../../history/record-parts.ts'
import { type EntryRow, linesOf } from './history.lines.ts'

/** A page ends at an entry's time, its number in the stream and the stream, newest first. */
const cursor = z.tuple([z.iso.datetime({ precision: 3 }), z.int(), id])

const encode = ({ at, seq, stream_id }: EntryRow): string => writeOpaque([at, seq, stream_id])

/**
 * Reads the actor from the hashed payload, since a second copy could differ. It is a `case` because the planner then
 * expects many rows to match and follows the index; of a comparison it expects one row in two hundred, and sorts.
 */
const wasDoneBy = (who: string) =>
  sql<boolean>`case when payload::jsonb #>> '{by,actor}' = ${who} then true else false end`

/** The index `entry_newest` answers this query without a sort, wherever in the record it begins. */
export const pageQuery = (tx: Tx, parts: RecordParts, query: HistoryQuery, zone: string, limit: number) => {
  const { from, to, area, topic, who, after } = query
  let rows = tx
    .selectFrom('entry')
    .select(['id', 'stream_id', 'audience', 'seq', 'at', 'kind', 'entity', 'entity_id', 'payload', 'hash'])
    .where('kind', 'not in', parts.events.kindsIn(null))
  if (from) rows = rows.where('at', '>=', instantOf(`${from}T00:00`, zone))
  if (to) rows = rows.where('at', '<', instantOf(`${addDays(to, 1)}T00:00`, zone))
  if (area) rows = rows.where('entity', 'in', parts.events.entitiesIn(area))
  if (topic) rows = rows.where('kind', 'in', parts.events.kindsIn(topic))
  if (who) rows = rows.where(wasDoneBy(who))
  if (after) {
    const [at, seq, stream] = readOpaque(cursor, after)
    rows = rows.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'seq', 'stream_id'), '<', tuple(at, seq, stream)))
  }
  return rows.orderBy('at', 'desc').orderBy('seq', 'desc').orderBy('stream_id', 'desc').limit(limit)
}

/** Reads one page of all that the viewer may read, in a few statements whatever the length of the record. */
export const historyPageOf = async (
  tx: Tx,
  parts: RecordParts,
  viewer: Viewer,
  query: HistoryQuery,
): Promise<HistoryPageDto> => {
  const limit = query.limit ?? limits.page.default
  const { time_zone } = await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()
  const found: EntryRow[] = await pageQuery(tx, parts, query, time_zone, limit + 1).execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { lines: await linesOf(tx, parts, viewer, rows), next: found.length > limit && last ? encode(last) : null }
}
