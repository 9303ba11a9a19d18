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

const isTheirTurn = (column: 'creator_id' | 'other_id', person: string, { always, whilePayable }: Waits) =>
  sql<SqlBool>`(${sql.ref(column)} = ${person} and (${among(always)} or payable and ${among(whilePayable)}))`

/** Selects those in which it is this person's turn. */
export const waitsForPerson = (person: string) =>
  sql<SqlBool>`(${isTheirTurn('creator_id', person, waits.creator)} or ${isTheirTurn('other_id', person, waits.other)})`

const shown = (show: ExpenseSelection['show'], { viewpoint }: Viewer): Condition => {
  switch (show) {
    case undefined:
    case 'all':
      return sql<SqlBool>`status <> all(${fixedList(gone)})`
    case 'needsYou':
      return waitsForPerson(viewpoint)
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
const ofSums = ({ show, by, withPrivate }: ExpenseSelection, viewer: Viewer): Condition[] => [
  shown(show, viewer),
  ...(withPrivate === 'no' ? [sql<SqlBool>`status <> all(${fixedList(keptPrivate)})`] : []),
  ...(by ? [sql<SqlBool>`creator_id = ${by}`] : []),
]

/** Builds the condition of a selection of which sums are kept, for their rows. */
export const matchingSums = (selection: ExpenseSelection, viewer: Viewer): Condition =>
  sql<SqlBool>`${sql.join(ofSums(selection, viewer), sql` and `)}`

/** Builds the condition of a selection. It contains no rights, because the policies hide what the viewer may not see. */
export const matching =
  (selection: ExpenseSelection, viewer: Viewer) =>
  (eb: Build): Condition => {
    const { child, category, from, to, search } = selection
    return eb.and([
      ...ofSums(selection, viewer),
      ...(child ? [sql<SqlBool>`${child}::uuid = any(child_ids)`] : []),
      ...(category ? [eb('category_id', '=', category)] : []),
      ...(from ? [eb('purchase_date', '>=', from)] : []),
      ...(to ? [eb('purchase_date', '<=', to)] : []),
      ...(search ? [found(eb, search, viewer)] : []),
    ])
  }
