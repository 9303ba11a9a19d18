import { randomUUID } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import type { NewMonthlyExpense } from '#contract/monthly-expenses/monthly-expenses.ts'
import { permissions } from '#contract/permissions.ts'
import { addDays, dateIn } from '#domain/time.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { begin } from '../../lifecycle/begin.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { contentOf } from '../expenses/expenses.content.ts'
import { expenseInputsOf } from '../expenses/expenses.inputs.ts'
import { monthlyExpenseLifecycle, monthlyFactsOf } from './monthly-expenses.lifecycle.ts'
import { countMonthly, insertMonthly, type MonthlyExpenseRecord } from './monthly-expenses.store.ts'

/** The first draft waits from today on at the earliest, and from a day within a year at the latest. */
const checkDays = ({ firstOn, endsOn }: NewMonthlyExpense, today: string): void => {
  const wrong = [
    ...(firstOn < today ? [{ field: 'firstOn', code: 'inThePast' } as const] : []),
    ...(firstOn > addDays(today, limits.monthlyExpenses.daysAhead)
      ? [{ field: 'firstOn', code: 'tooLate' } as const]
      : []),
    ...(endsOn && endsOn < firstOn ? [{ field: 'endsOn', code: 'endBeforeStart' } as const] : []),
  ]
  if (wrong.length > 0) throw new Refusal('invalid', { validationErrors: wrong })
}

/** Makes an expense come back each month as a draft of the viewer. Throws `Refusal`. */
export const beginMonthly = async (
  change: UnitOfWork,
  viewer: Viewer,
  typed: NewMonthlyExpense,
): Promise<MonthlyExpenseRecord> => {
  const { tx, familyId, now } = change
  if (!permissions['expense.create'](viewer)) throw new Refusal('notAllowed')
  const inputs = await expenseInputsOf(tx, viewer.personId, typed)
  const today = dateIn(now, inputs.zone)
  const { name, total, category_id, own_percent, child_ids, note } = contentOf(
    { ...typed, purchaseDate: today },
    inputs,
    now,
  )
  checkDays(typed, today)
  if ((await countMonthly(tx)) >= limits.monthlyExpenses.count) throw new Refusal('tooMany')
  const days = { first_on: typed.firstOn, next_on: typed.firstOn, ends_on: typed.endsOn ?? null }
  const owner = { family_id: familyId, owner_id: viewer.personId, audience: [viewer.personId] }
  return begin(
    change,
    monthlyExpenseLifecycle,
    monthlyFactsOf(days, today),
    (status) =>
      insertMonthly(tx, {
        ...owner,
        ...days,
        id: randomUUID(),
        status,
        name,
        total,
        category_id,
        own_percent,
        child_ids,
        note,
        now,
      }),
    viewer,
  )
}
