import type { FieldProblem } from '#contract/errors.ts'
import type { NewExpense } from '#contract/expenses.ts'
import { otherPercentOf, splitTotal } from '#contract/money.ts'
import { pastDateProblem } from '#contract/past-date.ts'
import { dateIn } from '#contract/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ExpenseContent } from './expenses.store.ts'

type Fields = Pick<NewExpense, 'name' | 'total' | 'purchaseDate' | 'categoryId' | 'childIds' | 'note'>
type Wrong = { field: string; code: FieldProblem }

/**
 * The columns that follow from what a person typed: the split is the category's, the shares are whole cents that add up.
 * Throws `Refusal` childRequired where the family has no child yet, invalid with the fields that are wrong.
 */
export const contentOf = async (tx: Tx, fields: Fields, now: string): Promise<ExpenseContent> => {
  const { time_zone } = await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()
  const children = await tx.selectFrom('child').select('id').execute()
  if (children.length === 0) throw new Refusal('childRequired')
  const category = await tx.selectFrom('category').selectAll().where('id', '=', fields.categoryId).executeTakeFirst()
  const known = new Set(children.map(({ id }) => id))
  const childIds = [...new Set(fields.childIds)]
  const dateProblem = pastDateProblem(fields.purchaseDate, dateIn(now, time_zone))
  const wrong: Wrong[] = [
    ...(dateProblem ? [{ field: 'purchaseDate', code: dateProblem }] : []),
    ...(childIds.every((id) => known.has(id)) ? [] : [{ field: 'childIds', code: 'notAChoice' } as const]),
    ...(category ? [] : [{ field: 'categoryId', code: 'notAChoice' } as const]),
  ]
  if (wrong.length > 0 || !category) throw new Refusal('invalid', { validationErrors: wrong })
  const creatorPercent = Number(category.creator_percent)
  return {
    name: fields.name,
    total: fields.total,
    owed: splitTotal(fields.total, otherPercentOf(creatorPercent)).other,
    creator_percent: creatorPercent,
    category_id: category.id,
    purchase_date: fields.purchaseDate,
    child_ids: childIds,
    note: fields.note || null,
  }
}
