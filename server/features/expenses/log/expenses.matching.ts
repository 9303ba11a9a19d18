import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { Schema } from '../../../db/schema.ts'
import type { Viewer } from '../../../db/tenancy.ts'
import { statusesThat } from '../../payments/payments.facts.ts'
import { ended, gone, keptPrivate, outstanding, type Waits, waitsFor } from '../expenses.statuses.ts'
import { found } from './expenses.search.ts'

type Build = ExpressionBuilder<Schema, 'expense'>
export type Condition = Expression<SqlBool>

/** Lists the statuses of payments that the chart subtracts in `payable`: paid or on their way. */
const taken = [
  ...statusesThat('settled'),
  ...statusesThat('checks'),
  ...statusesThat('inFlight'),
  ...statusesThat('scheduled'),
]

/** Sums the payments of an expense that have one of these statuses, in minor units. */
export const coveredBy = (statuses: readonly string[]) => sql<number>`(
  select coalesce(sum(a.amount), 0)::bigint from allocation a
    join payment p on p.family_id = a.family_id and p.id = a.payment_id
  where a.family_id = expense.family_id and a.expense_id = expense.id and p.status = any(${[...statuses]}))`

const waiting = { creator: waitsFor('creator'), other: waitsFor('other') }

const waits = (eb: Build, column: 'creator_id' | 'other_id', person: string, { always, whilePayable }: Waits) => {
  const now: Condition[] = [eb('status', 'in', always)]
  if (whilePayable.length > 0) now.push(eb.and([eb('status', 'in', whilePayable), eb('owed', '>', coveredBy(taken))]))
  return eb.and([eb(column, '=', person), eb.or(now)])
}

const shown = (eb: Build, show: ExpenseSelection['show'], { viewpoint }: Viewer): Condition => {
  switch (show) {
    case undefined:
    case 'all':
      return eb('status', 'not in', gone)
    case 'needsYou':
      return eb.or([
        waits(eb, 'creator_id', viewpoint, waiting.creator),
        waits(eb, 'other_id', viewpoint, waiting.other),
      ])
    case 'outstanding':
      return eb('status', 'in', [...outstanding, ...keptPrivate])
    case 'ended':
      return eb('status', 'in', ended)
    default:
      return eb('status', '=', show)
  }
}

/** Says whether a selection leaves out nothing that is outstanding. */
export const isWhole = ({ show = 'all', child, category, by, from, to, search }: ExpenseSelection): boolean =>
  (show === 'all' || show === 'outstanding') && [child, category, by, from, to, search].every((value) => !value)

/** Builds the condition of a selection. It contains no rights, because the policies hide what the viewer may not see. */
export const matching =
  (selection: ExpenseSelection, viewer: Viewer) =>
  (eb: Build): Condition => {
    const { show, child, category, by, from, to, search, withPrivate } = selection
    return eb.and([
      shown(eb, show, viewer),
      ...(withPrivate === 'no' ? [eb('status', 'not in', keptPrivate)] : []),
      ...(child ? [sql<SqlBool>`${child}::uuid = any(child_ids)`] : []),
      ...(category ? [eb('category_id', '=', category)] : []),
      ...(by ? [eb('creator_id', '=', by)] : []),
      ...(from ? [eb('purchase_date', '>=', from)] : []),
      ...(to ? [eb('purchase_date', '<=', to)] : []),
      ...(search ? [found(eb, search, viewer)] : []),
    ])
  }
