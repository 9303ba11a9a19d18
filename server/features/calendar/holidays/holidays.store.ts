import type { Selectable } from 'kysely'
import { type HolidayBounds, holidayBounds } from '#domain/parenting-time/holiday-bounds.ts'
import type { Holiday } from '#domain/parenting-time/plan.ts'
import { holidayMachine } from '#machines/calendar/holiday.machine.ts'
import type { PlanMeta } from '#machines/calendar/plan.guards.ts'
import { leavesOf, metaOfLeaf } from '#machines/shared/decide.ts'
import type { Schema } from '../../../db/schema.ts'
import type { Tx } from '../../../db/tenancy.ts'
import type { Moved } from '../../../lifecycle/lifecycle.ts'
import { lockCalendar } from '../calendar.lock.ts'
import { planColumns } from '../plan/plan.people.ts'

export type HolidayRow = Selectable<Schema['holiday']>

export const lockHoliday = async (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<HolidayRow | undefined> => {
  const query = tx.selectFrom('holiday').selectAll().where('id', '=', id)
  if (how === 'toRead') return query.executeTakeFirst()
  await lockCalendar(tx)
  return query.forUpdate().executeTakeFirst()
}

export const writeHoliday = async (
  tx: Tx,
  { id }: HolidayRow,
  { status, version, changedAt: changed_at }: Moved<HolidayRow['status']>,
): Promise<void> => {
  await tx.updateTable('holiday').set({ status, version, changed_at }).where('id', '=', id).execute()
}

/** JSON is text, as PostgreSQL is given it. */
type Json = 'date' | 'begins' | 'middle' | 'ends' | 'odd' | 'even' | 'left_out'
export type HolidayContent = Pick<HolidayRow, 'name' | 'child_ids' | 'from_on' | 'through_on'> &
  Readonly<Record<Exclude<Json, 'middle'>, string>> & { readonly middle: string | null }
type NewRow = HolidayContent &
  Pick<
    HolidayRow,
    'family_id' | 'id' | 'status' | 'creator_id' | 'other_id' | 'second_parent_id' | 'answer' | 'second_answer'
  > & { readonly now: string }

export const insertHoliday = (tx: Tx, { now, ...row }: NewRow): Promise<HolidayRow> =>
  tx
    .insertInto('holiday')
    .values({ ...row, version: 1, reach: 'family', audience: null, created_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

type Said = Partial<HolidayContent & Pick<HolidayRow, 'answer' | 'second_answer'>>
export const setHoliday = async (tx: Tx, id: string, columns: Said): Promise<void> => {
  await tx.updateTable('holiday').set(columns).where('id', '=', id).execute()
}

const leavesWhere = (holds: (meta: PlanMeta) => boolean) =>
  leavesOf(holidayMachine).filter((leaf) => holds(metaOfLeaf<PlanMeta>(holidayMachine, leaf)))

/** Lists the holidays that people are shown, by name. */
export const listedHolidays = (tx: Tx): Promise<HolidayRow[]> => holidaysIn(tx, (meta) => meta.listed !== 'never')

/** Lists the holidays that decide, or once decided, whose day it is. */
export const countedHolidays = (tx: Tx): Promise<HolidayRow[]> => holidaysIn(tx, (meta) => meta.counts === true)

const holidaysIn = (tx: Tx, holds: (meta: PlanMeta) => boolean): Promise<HolidayRow[]> =>
  tx.selectFrom('holiday').selectAll().where('status', 'in', leavesWhere(holds)).orderBy('name').orderBy('id').execute()

/** Returns the rule and the times as they go over the wire. */
export const ruleOf = ({ date, begins, middle, ends, odd, even, left_out }: HolidayRow) => ({
  date: date.by === 'list' ? { by: date.by, dates: [...date.dates] } : date,
  begins,
  middle,
  ends,
  odd: wireShare(odd),
  even: wireShare(even),
  except: [...left_out],
})

const wireShare = (share: Holiday['odd']): 'none' | 'whoeverHasIt' | string[] =>
  typeof share === 'string' ? share : [...share]

/** Returns the row as the engine of parenting time takes it. */
export const holidayOf = ({ id, child_ids, from_on, through_on, ...row }: HolidayRow): Holiday => ({
  id,
  childIds: child_ids,
  date: row.date,
  begins: row.begins,
  middle: row.middle,
  ends: row.ends,
  odd: row.odd,
  even: row.even,
  except: row.left_out,
  from: from_on,
  through: through_on,
})

/** Returns the recorded columns. It omits those that `advance` records itself. */
export const holidayColumnsOf = (row: HolidayRow): Readonly<Record<string, unknown>> => {
  const { family_id: _, id: __, status: ___, version: ____, changed_at: _____, ...columns } = row
  return planColumns(columns)
}

/** Returns the instants between which a holiday decides. Its row was only written because it is kept at least once. */
export const boundsOf = (holiday: Holiday, zone: string): HolidayBounds => {
  const bounds = holidayBounds(zone, holiday)
  if (!bounds) throw new Error('a holiday is never kept')
  return bounds
}
