import { oneOf } from '../../db/one-of.ts'
import { subjectsAmong } from '../expenses/expenses.notices.ts'
import type { SubjectsOf } from '../feature.ts'

/** A notice of a series that pays an expense is read on that expense. */
export const seriesSubjects: SubjectsOf = async (tx, personId, ids) => {
  const rows = await tx.selectFrom('payment_series').select(['id', 'expense_id']).where('id', '=', oneOf(ids)).execute()
  const expenseOf = rows.flatMap(({ id, expense_id }): [string, string][] => (expense_id ? [[id, expense_id]] : []))
  return subjectsAmong(tx, personId, new Map(expenseOf))
}
