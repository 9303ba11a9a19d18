import type { ColumnType } from 'kysely'
import type { MonthlyExpenseStatus } from '#contract/monthly-expenses/monthly-expenses.ts'
import type { Restricted } from './restricted.ts'

export type MonthlyExpenseTables = {
  monthly_expense: Omit<Restricted, 'audience'> & {
    audience: string[]
    id: string
    status: MonthlyExpenseStatus
    version: number
    owner_id: string
    name: string
    total: number
    category_id: string
    /** The part that the owner bears; null where the category decides. */
    own_percent: ColumnType<string | null, number | null, number | null>
    child_ids: string[]
    note: string | null
    first_on: string
    next_on: string
    ends_on: string | null
    created_at: string
    changed_at: string
  }
}
