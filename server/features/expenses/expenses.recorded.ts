import { reachOf } from '#domain/reach.ts'
import type { ExpenseRecord } from './expenses.store.ts'

/** Columns that `advance` records itself, and those that follow from other rows or columns. */
type Unrecorded =
  | ('family_id' | 'id' | 'status' | 'version' | 'changed_at')
  | ('settled' | 'checks' | 'in_flight' | 'scheduled' | 'transfers' | 'last_outcome' | 'opened' | 'payable')

/**
 * Returns the recorded columns, named one by one because a long record is compared with tens of thousands of rows. A reach
 * that follows from the audience is left out, because older entries have no reach.
 */
export const expenseColumnsOf = (row: ExpenseRecord): Readonly<Record<string, unknown>> => {
  const columns: Omit<ExpenseRecord, Unrecorded | 'reach'> = {
    name: row.name,
    total: row.total,
    owed: row.owed,
    category_id: row.category_id,
    creator_percent: row.creator_percent,
    own_percent: row.own_percent,
    creator_id: row.creator_id,
    other_id: row.other_id,
    child_ids: row.child_ids,
    purchase_date: row.purchase_date,
    note: row.note,
    reason: row.reason,
    previous_id: row.previous_id,
    created_at: row.created_at,
    audience: row.audience,
  }
  return row.reach === reachOf(row.audience) ? columns : { ...columns, reach: row.reach }
}
