import { advance } from '../../lifecycle/advance.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { monthlyExpenseLifecycle } from './monthly-expenses.lifecycle.ts'
import { lastingMonthly } from './monthly-expenses.store.ts'

/** No draft waits for an owner whose account is closed. */
export const endMonthly = async (change: UnitOfWork, memberId: string): Promise<void> => {
  for (const { id, owner_id } of await lastingMonthly(change.tx))
    if (owner_id === memberId)
      await advance(change, monthlyExpenseLifecycle, id, { type: 'monthlyExpense.end' }, 'system')
}
