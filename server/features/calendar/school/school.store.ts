import type { Selectable } from 'kysely'
import { schoolBreakStatuses } from '#contract/calendar/school-breaks.ts'
import type { WithoutSchool } from '#domain/parenting-time/plan.ts'
import { type SchoolBreakMeta, schoolBreakMachine } from '#machines/calendar/school-break.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Schema } from '../../../db/schema.ts'
import type { Tx } from '../../../db/tenancy.ts'
import type { Moved } from '../../../lifecycle/lifecycle.ts'
import { lockCalendar } from '../calendar.lock.ts'

export type SchoolBreakRow = Selectable<Schema['school_break']>

export const lockBreak = async (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<SchoolBreakRow | undefined> => {
  const query = tx.selectFrom('school_break').selectAll().where('id', '=', id)
  if (how === 'toRead') return query.executeTakeFirst()
  await lockCalendar(tx)
  return query.forUpdate().executeTakeFirst()
}

export const writeBreak = async (
  tx: Tx,
  { id }: SchoolBreakRow,
  { status, version, changedAt: changed_at }: Moved<SchoolBreakRow['status']>,
): Promise<void> => {
  await tx.updateTable('school_break').set({ status, version, changed_at }).where('id', '=', id).execute()
}

type NewRow = Omit<SchoolBreakRow, 'version' | 'reach' | 'audience' | 'created_at' | 'changed_at'> & {
  readonly now: string
}

export const insertBreak = (tx: Tx, { now, ...row }: NewRow): Promise<SchoolBreakRow> =>
  tx
    .insertInto('school_break')
    .values({ ...row, version: 1, audience: null, created_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

export const doesCount = (leaf: SchoolBreakRow['status']): boolean =>
  metaOfLeaf<SchoolBreakMeta>(schoolBreakMachine, leaf).counts === true
const counted = schoolBreakStatuses.filter(doesCount)

/** Lists those that count, in the order of their days. */
export const countedBreaks = (tx: Tx): Promise<SchoolBreakRow[]> =>
  tx
    .selectFrom('school_break')
    .selectAll()
    .where('status', 'in', counted)
    .orderBy('from_on')
    .orderBy('to_on')
    .orderBy('id')
    .execute()

/** Returns the days as the engine of parenting time takes them. */
export const withoutSchoolOf = (
  rows: readonly Pick<SchoolBreakRow, 'child_ids' | 'from_on' | 'to_on'>[],
): WithoutSchool[] =>
  rows.flatMap(({ child_ids, from_on: from, to_on: to }) => child_ids.map((childId) => ({ childId, from, to })))

/** Returns the recorded columns. It omits those that `advance` records itself, and the reach, which never differs. */
export const breakColumnsOf = (row: SchoolBreakRow): Readonly<Record<string, unknown>> => {
  const { family_id: _, id: __, status: ___, version: ____, changed_at: _____, reach: ______, ...columns } = row
  return columns
}
