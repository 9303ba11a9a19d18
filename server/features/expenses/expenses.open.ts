import type { expenseMachine } from '#machines/expenses/expense.machine.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { openRow, type Viewed } from '../../lifecycle/first-view.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { expenseLifecycle } from './expenses.lifecycle.ts'
import type { ExpenseRecord } from './expenses.store.ts'

/** The first view of the parent who did not record it is part of the record. */
export const viewedExpense: Viewed<typeof expenseMachine, ExpenseRecord> = {
  lifecycle: expenseLifecycle,
  firstViewer: ({ other_id }) => other_id,
}

/** Opens an expense as a person does. */
export const openExpense = (change: UnitOfWork, viewer: Viewer, id: string): Promise<ExpenseRecord> =>
  openRow(change, viewer, viewedExpense, id)
