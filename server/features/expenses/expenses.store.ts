import type { Selectable } from 'kysely'
import type { ExpenseStatus } from '#contract/expenses/expenses.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { ended, gone } from './expenses.statuses.ts'

export type ExpenseRecord = Selectable<Schema['expense']>

export const lockExpense = (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<ExpenseRecord | undefined> => {
  const query = tx.selectFrom('expense').selectAll().where('id', '=', id).where('status', 'not in', gone)
  return (how === 'toWrite' ? query.forUpdate() : query).executeTakeFirst()
}

/** Says whether the status is final but the expense can be sent again. */
export const isEnded = ({ status }: Pick<ExpenseRecord, 'status'>): boolean => ended.includes(status)

/** Returns the expense that sends it again, if the viewer may see it; while that is private, only its creator may. */
export const nextIdOf = async (tx: Tx, row: ExpenseRecord): Promise<string | null> => {
  if (!isEnded(row)) return null
  const next = await tx
    .selectFrom('expense')
    .select('id')
    .where('previous_id', '=', row.id)
    .where('status', 'not in', gone)
    .executeTakeFirst()
  return next?.id ?? null
}

export const writeExpense = async (
  tx: Tx,
  { id }: ExpenseRecord,
  next: { status: ExpenseStatus; version: number; changedAt: string },
): Promise<void> => {
  const { status, version, changedAt: changed_at } = next
  await tx.updateTable('expense').set({ status, version, changed_at }).where('id', '=', id).execute()
}

/** The columns that a person typed, and the split that follows from them. */
export type ExpenseContent = Pick<
  ExpenseRecord,
  'name' | 'total' | 'owed' | 'category_id' | 'purchase_date' | 'note' | 'child_ids'
> & { readonly creator_percent: number; readonly own_percent: number | null }

export type NewExpenseRow = ExpenseContent &
  Pick<
    ExpenseRecord,
    'family_id' | 'id' | 'status' | 'creator_id' | 'other_id' | 'previous_id' | 'reach' | 'audience'
  > & {
    readonly now: string
  }

export const insertExpense = ({ now, ...row }: NewExpenseRow, tx: Tx): Promise<ExpenseRecord> =>
  tx
    .insertInto('expense')
    .values({ ...row, version: 1, reason: null, created_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

export const setContent = async (tx: Tx, id: string, content: ExpenseContent): Promise<void> => {
  await tx.updateTable('expense').set(content).where('id', '=', id).execute()
}

export const setReason = async (tx: Tx, id: string, reason: string): Promise<void> => {
  await tx.updateTable('expense').set({ reason }).where('id', '=', id).execute()
}

/** Makes an expense visible to both parents instead of its creator only. */
export const openToFamily = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('expense').set({ reach: 'parents', audience: null }).where('id', '=', id).execute()
}

/** Returns the items that the viewer knows of but has not opened, so that no answer contains their contents. */
export const unopenedBy = async (tx: Tx, viewer: Viewer, among?: readonly string[]): Promise<Set<string>> => {
  if (viewer.mode !== 'self') return new Set()
  const rows = await tx
    .selectFrom('expense')
    .select('id')
    .where('other_id', '=', viewer.personId)
    .$if(among !== undefined, (query) => query.where('id', '=', oneOf(among ?? [])))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('viewed')
            .select('at')
            .whereRef('viewed.family_id', '=', 'expense.family_id')
            .whereRef('viewed.entity_id', '=', 'expense.id')
            .where('person_id', '=', viewer.personId),
        ),
      ),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}
