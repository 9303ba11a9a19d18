import type { Selectable } from 'kysely'
import { monthlyExpenseMachine } from '#machines/monthly-expenses/monthly-expense.machine.ts'
import { isFinalLeaf, leavesOf } from '#machines/shared/decide.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Moved } from '../../lifecycle/lifecycle.ts'

export type MonthlyExpenseRecord = Selectable<Schema['monthly_expense']>

const lasting = leavesOf(monthlyExpenseMachine).filter((leaf) => !isFinalLeaf(monthlyExpenseMachine, leaf))

export const lockMonthly = (
  tx: Tx,
  id: string,
  how: 'toWrite' | 'toRead',
): Promise<MonthlyExpenseRecord | undefined> => {
  const query = tx.selectFrom('monthly_expense').selectAll().where('id', '=', id)
  return (how === 'toWrite' ? query.forUpdate() : query).executeTakeFirst()
}

export const writeMonthly = async (
  tx: Tx,
  { id }: MonthlyExpenseRecord,
  { status, version, changedAt: changed_at }: Moved<MonthlyExpenseRecord['status']>,
): Promise<void> => {
  await tx.updateTable('monthly_expense').set({ status, version, changed_at }).where('id', '=', id).execute()
}

export const setNextOn = async (tx: Tx, id: string, next_on: string): Promise<void> => {
  await tx.updateTable('monthly_expense').set({ next_on }).where('id', '=', id).execute()
}

/** Lists what comes back, the earliest draft first. Row-level security leaves the caller's own. */
export const lastingMonthly = (tx: Tx): Promise<MonthlyExpenseRecord[]> =>
  tx.selectFrom('monthly_expense').selectAll().where('status', 'in', lasting).orderBy('next_on').orderBy('id').execute()

export const countMonthly = async (tx: Tx): Promise<number> => (await lastingMonthly(tx)).length

type NewRow = Omit<MonthlyExpenseRecord, 'own_percent' | 'version' | 'reach' | 'created_at' | 'changed_at'> & {
  readonly own_percent: number | null
  readonly now: string
}

export const insertMonthly = (tx: Tx, { now, ...row }: NewRow): Promise<MonthlyExpenseRecord> =>
  tx
    .insertInto('monthly_expense')
    .values({ ...row, version: 1, reach: 'closed', created_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Returns the recorded columns. It omits those that `advance` records itself. */
export const monthlyColumnsOf = (row: MonthlyExpenseRecord): Readonly<Record<string, unknown>> => {
  const { family_id: _, id: __, status: ___, version: ____, changed_at: _____, reach: ______, ...columns } = row
  return columns
}
