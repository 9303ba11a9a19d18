import { reachOf } from '#domain/reach.ts'
import type { ExpenseRecord } from './expenses.store.ts'

/** Columns that `advance` records itself, and those that follow from other rows or columns. */
const unrecorded: ReadonlySet<string> = new Set<keyof ExpenseRecord>([
  ...(['family_id', 'id', 'status', 'version', 'changed_at'] as const),
  ...(['settled', 'checks', 'in_flight', 'scheduled', 'transfers', 'last_outcome', 'opened', 'payable'] as const),
])

/** Returns the recorded columns. A reach that follows from the audience is left out, because older entries have no reach. */
export const expenseColumnsOf = (row: ExpenseRecord): Readonly<Record<string, unknown>> => {
  const isImplied = row.reach === reachOf(row.audience)
  const columns: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row))
    if (!unrecorded.has(name) && !(isImplied && name === 'reach')) columns[name] = value
  return columns
}
