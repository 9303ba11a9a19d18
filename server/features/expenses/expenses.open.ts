import type { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { openRow, type Viewed } from '../../lifecycle/first-view.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { expenseLifecycle } from './expenses.lifecycle.ts'
import type { ExpenseRecord } from './expenses.store.ts'

/** The first view of the parent who did not record it is part of the record. */
export const viewedExpense: Viewed<typeof expenseMachine, ExpenseRecord> = {
  lifecycle: expenseLifecycle,
  firstViewer: ({ other_id }) => other_id,
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

/** Opens an expense as a person does. */
export const openExpense = (change: UnitOfWork, viewer: Viewer, id: string): Promise<ExpenseRecord> =>
  openRow(change, viewer, viewedExpense, id)
