import type { FieldProblem } from '#contract/errors.ts'
import type { NewExpense } from '#contract/expenses/expenses.ts'
import { pastDateProblem } from '#contract/past-date.ts'
import { otherPercentOf, splitTotal } from '#domain/money.ts'
import { dateIn } from '#domain/time.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { ExpenseInputs } from './expenses.inputs.ts'
import type { ExpenseContent } from './expenses.store.ts'

type Fields = Pick<NewExpense, 'name' | 'total' | 'purchaseDate' | 'categoryId' | 'ownPercent' | 'childIds' | 'note'>
type Wrong = { field: string; code: FieldProblem }

/**
 * Returns the columns that follow from the form: the category decides the split unless the expense has its own, and the
 * shares are whole cents that add up. Throws `Refusal` childRequired when the family has no child to choose, and invalid with the fields that are
 * wrong.
 */
export const contentOf = (fields: Fields, inputs: ExpenseInputs, now: string): ExpenseContent => {
  const { zone, children, anyChild, category } = inputs
  const known = new Set(children)
  const childIds = [...new Set(fields.childIds)]
  if (known.size === 0 && !anyChild) throw new Refusal('childRequired')
  const dateProblem = pastDateProblem(fields.purchaseDate, dateIn(now, zone))
  const wrong: Wrong[] = [
    ...(dateProblem ? [{ field: 'purchaseDate', code: dateProblem }] : []),
    ...(childIds.every((id) => known.has(id)) ? [] : [{ field: 'childIds', code: 'notAChoice' } as const]),
    ...(category ? [] : [{ field: 'categoryId', code: 'notAChoice' } as const]),
  ]
  if (wrong.length > 0 || !category) throw new Refusal('invalid', { validationErrors: wrong })
  const creatorPercent = fields.ownPercent ?? category.creatorPercent
  return {
    name: fields.name,
    total: fields.total,
    owed: splitTotal(fields.total, otherPercentOf(creatorPercent)).other,
    creator_percent: creatorPercent,
    own_percent: creatorPercent === category.creatorPercent ? null : creatorPercent,
    category_id: category.id,
    purchase_date: fields.purchaseDate,
    child_ids: childIds,
    note: fields.note || null,
  }
}
