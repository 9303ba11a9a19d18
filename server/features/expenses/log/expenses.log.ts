import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { ListContext } from '../../../lists/list.ts'
import type { ExpenseRecord } from '../expenses.store.ts'
import { matching } from './expenses.matching.ts'
import { orderOf } from './expenses.order.ts'

export const shownColumns = [
  'id',
  'status',
  'version',
  'name',
  'total',
  'owed',
  'creator_percent',
  'creator_id',
  'other_id',
  'category_id',
  'child_ids',
  'purchase_date',
  'created_at',
  ...(['settled', 'checks', 'in_flight', 'scheduled', 'last_outcome', 'opened'] as const),
] as const

/** The columns of a line of the log, none of which require opening the expense. */
export type LogRecord = Pick<ExpenseRecord, (typeof shownColumns)[number]>

/** Selects the matches, each with the value by which it is ordered. */
export const logRows = ({ tx, viewer }: ListContext, selection: ExpenseSelection) =>
  tx
    .selectFrom('expense')
    .select(shownColumns)
    .select(orderOf(selection).by.value.as('place'))
    .where(matching(selection, viewer))
