import { oneOf } from '../../db/one-of.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { NoticeSubject, SubjectsOf } from '../feature.ts'

/** Returns the name only for those who recorded the expense or have opened it. */
export const namesFor = async (
  tx: Tx,
  personId: string,
  expenseIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await tx
    .selectFrom('expense as e')
    .leftJoin('viewed as v', (join) =>
      join.onRef('v.family_id', '=', 'e.family_id').onRef('v.entity_id', '=', 'e.id').on('v.person_id', '=', personId),
    )
    .select(['e.id', 'e.name', 'e.creator_id', 'v.at'])
    .where('e.id', '=', oneOf(expenseIds))
    .execute()
  return new Map(rows.map(({ id, name, creator_id, at }) => [id, creator_id === personId || at !== null ? name : null]))
}

/** Returns the subjects of items that belong to one expense each, by their own ids. Expenses that the person may not see are left out. */
export const subjectsAmong = async (
  tx: Tx,
  personId: string,
  expenseOf: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Partial<NoticeSubject>>> => {
  const names = await namesFor(tx, personId, [...new Set(expenseOf.values())])
  const subjects = [...expenseOf].flatMap(([id, expenseId]): [string, Partial<NoticeSubject>][] => {
    const name = names.get(expenseId)
    return name === undefined ? [] : [[id, { expenseId, name }]]
  })
  return new Map(subjects)
}

export const expenseSubjects: SubjectsOf = (tx, personId, ids) =>
  subjectsAmong(tx, personId, new Map(ids.map((id) => [id, id])))

/** A notice of a payment for several expenses links to the first of them by id. */
export const paidExpenseSubjects: SubjectsOf = async (tx, personId, paymentIds) => {
  const rows = await tx
    .selectFrom('allocation')
    .select(['payment_id', 'expense_id'])
    .distinctOn('payment_id')
    .where('payment_id', '=', oneOf(paymentIds))
    .orderBy('payment_id')
    .orderBy('expense_id')
    .execute()
  return subjectsAmong(tx, personId, new Map(rows.map(({ payment_id, expense_id }) => [payment_id, expense_id])))
}
