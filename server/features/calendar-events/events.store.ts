import { type Insertable, type Selectable, sql } from 'kysely'
import { addDays } from '#domain/time.ts'
import { standingLeaves } from '#machines/calendar-events/calendar-event.leaves.ts'
import { fixedList } from '../../db/one-of.ts'
import type { Schema } from '../../db/schema.ts'
import { patternOf, wordsOf } from '../../db/search.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Moved } from '../../lifecycle/lifecycle.ts'

export type EventRow = Selectable<Schema['calendar_event']>

export const lockEvent = (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<EventRow | undefined> => {
  const query = tx.selectFrom('calendar_event').selectAll().where('id', '=', id)
  return (how === 'toWrite' ? query.forUpdate() : query).executeTakeFirst()
}

export const writeEvent = async (
  tx: Tx,
  { id }: EventRow,
  { status, version, changedAt: changed_at }: Moved<EventRow['status']>,
): Promise<void> => {
  await tx.updateTable('calendar_event').set({ status, version, changed_at }).where('id', '=', id).execute()
}

type Inserted = Insertable<Schema['calendar_event']>
/** The columns that say what an event is and when, as PostgreSQL is given them. */
export type EventColumns = Omit<
  Inserted,
  | 'family_id'
  | 'id'
  | 'status'
  | 'version'
  | 'owner_id'
  | 'other_id'
  | 'series_id'
  | 'occurs_on'
  | 'zone'
  | 'left_out'
  | 'reach'
  | 'audience'
  | 'created_at'
  | 'changed_at'
>

/** The columns of a new row that nobody types. */
export type EventPlace = Pick<EventRow, 'owner_id' | 'other_id' | 'series_id' | 'occurs_on' | 'zone' | 'left_out'>
type NewRow = EventColumns &
  Omit<EventPlace, 'left_out'> &
  Pick<EventRow, 'family_id' | 'id' | 'status' | 'reach' | 'audience'> & {
    readonly left_out: string
    readonly now: string
  }

export const insertEvent = (tx: Tx, { now, ...row }: NewRow): Promise<EventRow> =>
  tx
    .insertInto('calendar_event')
    .values({ ...row, version: 1, created_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

type Set = Partial<EventColumns & Pick<Inserted, 'left_out' | 'reach' | 'audience'>>
export const setEvent = async (tx: Tx, id: string, columns: Set): Promise<void> => {
  await tx.updateTable('calendar_event').set(columns).where('id', '=', id).execute()
}

type Range = { readonly from: string; readonly through: string; readonly search: string }

/** Lists events that stand in the viewer's calendar and may have times between two days. Row-level security leaves out others'. */
export const standingBetween = (tx: Tx, { from, through, search }: Range): Promise<EventRow[]> =>
  tx
    .selectFrom('calendar_event')
    .selectAll()
    .where('status', '=', sql<EventRow['status']>`any(${fixedList(standingLeaves)})`)
    .where('starts_on', '<=', addDays(through, 1))
    .where(sql<boolean>`(last_on is null or last_on + (ends_on - starts_on) >= ${addDays(from, -1)}::date)`)
    .where((eb) =>
      eb.and(
        wordsOf(search).map(
          (word) =>
            sql<boolean>`(fold(title) like ${patternOf(word)} or fold(coalesce(place, '')) like ${patternOf(word)})`,
        ),
      ),
    )
    .orderBy('starts_on')
    .orderBy('id')
    .execute()

/**
 * Lists the times of a series that were moved and still stand, as events of their own: those in whose place they stand from
 * a day on. A series that follows another one has none from before its first time.
 */
export const movedOf = (tx: Tx, series: EventRow, from: string | null): Promise<EventRow[]> => {
  const first = from ?? (series.series_id === null ? null : series.starts_on)
  return tx
    .selectFrom('calendar_event')
    .selectAll()
    .where('series_id', '=', series.series_id ?? series.id)
    .where('occurs_on', 'is not', null)
    .$if(first !== null, (query) => query.where('occurs_on', '>=', first))
    .$if(series.last_on !== null, (query) => query.where('occurs_on', '<=', series.last_on))
    .where('status', '=', sql<EventRow['status']>`any(${fixedList(standingLeaves)})`)
    .orderBy('occurs_on')
    .forUpdate()
    .execute()
}

/** Returns the recorded columns. It omits those that `advance` records itself. */
export const eventColumnsOf = (row: EventRow): Readonly<Record<string, unknown>> => {
  const { family_id: _, id: __, status: ___, version: ____, changed_at: _____, ...columns } = row
  return columns
}
