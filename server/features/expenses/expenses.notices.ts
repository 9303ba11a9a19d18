import { oneOf } from '../../db/one-of.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { NoticeSubject, SubjectsOf } from '../feature.ts'

/**
 * Returns the subjects of items that belong to one expense each, by their own ids. They carry the name that Home shows as
 * well; emails never do. Expenses that the person may not see are left out.
 */
export const subjectsAmong = async (
  tx: Tx,
  expenseOf: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Partial<NoticeSubject>>> => {
  const rows = await tx
    .selectFrom('expense')
    .select(['id', 'name'])
    .where('id', '=', oneOf([...new Set(expenseOf.values())]))
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const subjects = [...expenseOf].flatMap(([id, expenseId]): [string, Partial<NoticeSubject>][] => {
    const name = names.get(expenseId)
    return name === undefined ? [] : [[id, { expenseId, name }]]
  })
  return new Map(subjects)
}

export const expenseSubjects: SubjectsOf = (tx, _personId, ids) => subjectsAmong(tx, new Map(ids.map((id) => [id, id])))

/** A notice of a payment for several expenses links to the first of them by id. */
export const paidExpenseSubjects: SubjectsOf = async (tx, _personId, paymentIds) => {
  const rows = await tx
    .selectFrom('allocation')
    .select(['payment_id', 'expense_id'])
    .distinctOn('payment_id')
    .where('payment_id', '=', oneOf(paymentIds))
    .orderBy('payment_id')
    .orderBy('expense_id')
    .execute()
  return subjectsAmong(tx, new Map(rows.map(({ payment_id, expense_id }) => [payment_id, expense_id])))
}
