import type { NewMonthlyExpense } from '#contract/monthly-expenses/monthly-expenses.ts'
import { dateIn } from '#domain/time.ts'
import { beginMonthly } from '#server/features/monthly-expenses/monthly-expenses.begin.ts'
import { lockMonthly, type MonthlyExpenseRecord } from '#server/features/monthly-expenses/monthly-expenses.store.ts'
import type { Stage } from './stage.ts'

/** Sam's piano lessons, 120.00 each month, whose first draft waits from today on. */
export const monthlyOf = (on: Stage, change: Partial<NewMonthlyExpense> = {}): NewMonthlyExpense => {
  const { purchaseDate: firstOn, private: _, receipts: __, previousId: ___, ...content } = on.expense()
  return { ...content, name: 'Piano', total: 120_00, firstOn, ...change }
}

export const beginMonthlyOn = async (on: Stage, change: Partial<NewMonthlyExpense> = {}): Promise<string> =>
  (await on.act(on.sam, (into) => beginMonthly(into, on.sam, monthlyOf(on, change)))).id

export const monthlyRow = async (on: Stage, id: string): Promise<MonthlyExpenseRecord> => {
  const row = await on.scopes.asViewer(on.sam, (tx) => lockMonthly(tx, id, 'toRead'))
  if (!row) throw new Error('there is no such expense')
  return row
}

export const todayOn = (on: Stage): string => dateIn(on.clock.now(), 'America/New_York')
