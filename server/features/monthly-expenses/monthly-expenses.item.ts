import type { MonthlyExpenseDto } from '#contract/monthly-expenses/monthly-expenses.ts'
import type { monthlyExpenseMachine } from '#machines/monthly-expenses/monthly-expense.machine.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Item } from '../../lifecycle/bind-item.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { monthlyExpenseLifecycle, monthlyFactsOf, peopleOfMonthly, todayOf } from './monthly-expenses.lifecycle.ts'
import type { MonthlyExpenseRecord } from './monthly-expenses.store.ts'

/** Returns the rows as their owner sees them, on the family's date. */
export const monthlyItems = async (
  tx: Tx,
  viewer: Viewer,
  rows: readonly MonthlyExpenseRecord[],
  now: string,
): Promise<MonthlyExpenseDto[]> => {
  if (rows.length === 0) return []
  const { currency } = await tx.selectFrom('family').select('currency').executeTakeFirstOrThrow()
  const today = await todayOf(tx, now)
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    version: row.version,
    name: row.name,
    total: row.total,
    currency,
    categoryId: row.category_id,
    ownPercent: row.own_percent === null ? null : Number(row.own_percent),
    childIds: row.child_ids,
    note: row.note,
    nextOn: row.next_on,
    endsOn: row.ends_on,
    facts: monthlyFactsOf(row, today),
    you: byOf(viewer, peopleOfMonthly(row)),
  }))
}

export const monthlyItem: Item<typeof monthlyExpenseMachine, MonthlyExpenseRecord, MonthlyExpenseDto> = {
  lifecycle: monthlyExpenseLifecycle,
  dtoOf: async ({ tx, viewer, now }, row) => {
    const [item] = await monthlyItems(tx, viewer, [row], now)
    if (!item) throw new Error('there is no row to show')
    return item
  },
}
