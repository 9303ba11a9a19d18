import type { Selectable } from 'kysely'
import type { Schedule } from '#domain/parenting-time/plan.ts'
import { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import type { PlanMeta } from '#machines/calendar/plan.guards.ts'
import { leavesOf, metaOfLeaf } from '#machines/shared/decide.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Moved } from '../../lifecycle/lifecycle.ts'
import { lockCalendar } from './calendar.lock.ts'
import { planColumns } from './plan/plan.people.ts'

export type ScheduleRow = Selectable<Schema['parenting_schedule']>

export const lockSchedule = async (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<ScheduleRow | undefined> => {
  const query = tx.selectFrom('parenting_schedule').selectAll().where('id', '=', id)
  if (how === 'toRead') return query.executeTakeFirst()
  await lockCalendar(tx)
  return query.forUpdate().executeTakeFirst()
}

export const writeSchedule = async (
  tx: Tx,
  { id }: ScheduleRow,
  { status, version, changedAt: changed_at }: Moved<ScheduleRow['status']>,
): Promise<void> => {
  await tx.updateTable('parenting_schedule').set({ status, version, changed_at }).where('id', '=', id).execute()
}

type Columns = 'name' | 'child_ids' | 'first_id' | 'second_id' | 'starts_on' | 'ends_on' | 'colour'
/** The pattern is JSON as text, as PostgreSQL is given it. */
export type ScheduleContent = Pick<ScheduleRow, Columns> & { readonly cycle: string; readonly weekends: string | null }
type NewRow = ScheduleContent &
  Pick<
    ScheduleRow,
    'family_id' | 'id' | 'status' | 'creator_id' | 'other_id' | 'second_parent_id' | 'answer' | 'second_answer'
  > & { readonly now: string }

export const insertSchedule = (tx: Tx, { now, ...row }: NewRow): Promise<ScheduleRow> =>
  tx
    .insertInto('parenting_schedule')
    .values({
      ...row,
      version: 1,
      reach: 'family',
      audience: null,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

type Said = Partial<ScheduleContent & Pick<ScheduleRow, 'answer' | 'second_answer'>>
export const setSchedule = async (tx: Tx, id: string, columns: Said): Promise<void> => {
  await tx.updateTable('parenting_schedule').set(columns).where('id', '=', id).execute()
}

const leaves = leavesOf(parentingScheduleMachine)
const metaOf = (status: ScheduleRow['status']) => metaOfLeaf<PlanMeta>(parentingScheduleMachine, status)

/** Lists the schedules that people are shown, the latest first. */
export const listedSchedules = (tx: Tx): Promise<ScheduleRow[]> =>
  tx
    .selectFrom('parenting_schedule')
    .selectAll()
    .where(
      'status',
      'in',
      leaves.filter((leaf) => metaOf(leaf).listed !== 'never'),
    )
    .orderBy('starts_on', 'desc')
    .orderBy('id')
    .execute()

/** Lists the schedules that decide, or once decided, whose day it is. */
export const countedSchedules = (tx: Tx): Promise<ScheduleRow[]> =>
  tx
    .selectFrom('parenting_schedule')
    .selectAll()
    .where(
      'status',
      'in',
      leaves.filter((leaf) => metaOf(leaf).counts),
    )
    .orderBy('starts_on')
    .orderBy('id')
    .execute()

/** Returns the pattern as it goes over the wire. */
export const patternOf = ({ cycle, weekends }: Pick<ScheduleRow, 'cycle' | 'weekends'>) => ({
  cycle: { ...cycle, changes: [...cycle.changes] },
  weekends: weekends && { ...weekends, weekends: [...weekends.weekends] },
})

/** Returns the row as the engine of parenting time takes it. */
export const scheduleOf = (row: ScheduleRow): Schedule => ({
  id: row.id,
  childIds: row.child_ids,
  parents: { first: row.first_id, second: row.second_id },
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  cycle: row.cycle,
  weekends: row.weekends,
})

/** Returns the recorded columns. It omits those that `advance` records itself. */
export const scheduleColumnsOf = (row: ScheduleRow): Readonly<Record<string, unknown>> => {
  const { family_id: _, id: __, status: ___, version: ____, changed_at: _____, ...columns } = row
  return planColumns(columns)
}
