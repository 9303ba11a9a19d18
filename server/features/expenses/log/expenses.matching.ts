import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { ExpenseStatus } from '#contract/expenses/expenses.ts'
import { fixedList } from '../../../db/one-of.ts'
import type { Schema } from '../../../db/schema.ts'
import type { Viewer } from '../../../db/tenancy.ts'
import { ended, gone, keptPrivate, outstanding, type Waits, waits } from '../expenses.statuses.ts'
import { found } from './expenses.search.ts'

type Build = ExpressionBuilder<Schema, 'expense'>
export type Condition = Expression<SqlBool>

const among = (statuses: readonly ExpenseStatus[]) => sql<SqlBool>`status = any(${fixedList(statuses)})`

/** The viewpoint is read from the scope's settings, so that the statement is the same for everybody. */
const isTheirTurn = (column: 'creator_id' | 'other_id', { always, whilePayable }: Waits) =>
  sql<SqlBool>`(${sql.ref(column)} = (select app_viewpoint()) and (${among(always)} or payable and ${among(whilePayable)}))`

/** Selects those in which it is the viewpoint's turn. */
export const waitsForViewpoint = sql<SqlBool>`(${isTheirTurn('creator_id', waits.creator)} or ${isTheirTurn('other_id', waits.other)})`

const shown = (show: ExpenseSelection['show']): Condition => {
  switch (show) {
    case undefined:
    case 'all':
      return sql<SqlBool>`status <> all(${fixedList(gone)})`
    case 'needsYou':
      return waitsForViewpoint
    case 'outstanding':
      return among([...outstanding, ...keptPrivate])
    case 'ended':
      return among(ended)
    default:
      return sql<SqlBool>`status = ${show}`
  }
}

/** Says whether a selection leaves out nothing that is outstanding. */
export const isWhole = ({ show = 'all', by, ...narrowed }: ExpenseSelection): boolean =>
  (show === 'all' || show === 'outstanding') && !by && hasKeptSums(narrowed)

/** Says whether a selection is of statuses and of who recorded it only, of which the database keeps the sums. */
export const hasKeptSums = ({ child, category, from, to, search }: ExpenseSelection): boolean =>
  [child, category, from, to, search].every((value) => !value)

/** Builds the part of a condition that is about the columns that sums have too. */
const ofSums = ({ show, by, withPrivate }: ExpenseSelection): Condition[] => [
  shown(show),
  ...(withPrivate === 'no' ? [sql<SqlBool>`status <> all(${fixedList(keptPrivate)})`] : []),
  ...(by ? [sql<SqlBool>`creator_id = ${by}`] : []),
]

/** Builds the condition of a selection of which sums are kept, for their rows. */
export const matchingSums = (selection: ExpenseSelection): Condition =>
  sql<SqlBool>`${sql.join(ofSums(selection), sql` and `)}`

/** Builds the condition of a selection. It contains no rights, because the policies hide what the viewer may not see. */
export const matching =
  (selection: ExpenseSelection, viewer: Viewer) =>
  (eb: Build): Condition => {
    const { child, category, from, to, search } = selection
    return eb.and([
      ...ofSums(selection),
      ...(child ? [sql<SqlBool>`${child}::uuid = any(child_ids)`] : []),
      ...(category ? [eb('category_id', '=', category)] : []),
      ...(from ? [eb('purchase_date', '>=', from)] : []),
      ...(to ? [eb('purchase_date', '<=', to)] : []),
      ...(search ? [found(eb, search, viewer)] : []),
    ])
  }
