import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { Schema } from '../../db/schema.ts'
import { patternOf, wordsOf } from '../../db/search.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { statusesThat } from '../payments/payments.facts.ts'
import { ended, gone, outstanding, type Waits, waitsFor } from './expenses.standing.ts'

type Build = ExpressionBuilder<Schema, 'expense'>
export type Condition = Expression<SqlBool>

/** Paid, or on its way: the chart's `payable` leaves it out. */
const taken = [
  ...statusesThat('settled'),
  ...statusesThat('checks'),
  ...statusesThat('inFlight'),
  ...statusesThat('scheduled'),
]

/** Minor units: what the payments in some statuses add up to for an expense. */
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
      return eb('status', 'in', outstanding)
    case 'ended':
      return eb('status', 'in', ended)
    default:
      return eb('status', '=', show)
  }
}

/**
 * Each word in the name, or in a note that the caller may read: a note of what they have not opened is not searched, or the
 * search would tell what "first viewed" denies.
 */
const found = (eb: Build, search: string, { mode, personId }: Viewer): Condition => {
  const stamped = eb.exists(
    eb
      .selectFrom('viewed')
      .select('at')
      .whereRef('viewed.family_id', '=', 'expense.family_id')
      .whereRef('viewed.entity_id', '=', 'expense.id')
      .where('person_id', '=', personId),
  )
  const readable = mode === 'self' ? eb.or([eb('other_id', '<>', personId), stamped]) : eb.lit(true)
  return eb.and(
    wordsOf(search).map((word) =>
      eb.or([eb('name_key', 'like', patternOf(word)), eb.and([eb('note_key', 'like', patternOf(word)), readable])]),
    ),
  )
}

/** What a selection lets through. Rights are not in it: what the viewer may not see, the policies hide. */
export const matching =
  (selection: ExpenseSelection, viewer: Viewer) =>
  (eb: Build): Condition => {
    const { show, child, category, by, from, to, search } = selection
    return eb.and([
      shown(eb, show, viewer),
      ...(child ? [sql<SqlBool>`${child}::uuid = any(child_ids)`] : []),
      ...(category ? [eb('category_id', '=', category)] : []),
      ...(by ? [eb('creator_id', '=', by)] : []),
      ...(from ? [eb('purchase_date', '>=', from)] : []),
      ...(to ? [eb('purchase_date', '<=', to)] : []),
      ...(search ? [found(eb, search, viewer)] : []),
    ])
  }
