import type { ExpenseSelection, ExpenseSort } from '#contract/expenses/expense-log.ts'
import type { ExpenseStatus } from '#contract/expenses/expenses.ts'
import type { Outcome } from '#machines/expenses/expense.types.ts'
import {
  type Columns,
  flag,
  freeText,
  idList,
  instant,
  integer,
  type Packing,
  packing,
  word,
  wordOrNull,
} from '../../../db/reading/packed-rows.ts'
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
export type LogRow = LogRecord & { readonly place: string | number }

export const logColumns: Columns<LogRecord> = {
  id: word(),
  status: word<ExpenseStatus>(),
  version: integer,
  name: freeText,
  total: integer,
  owed: integer,
  creator_percent: word(),
  creator_id: word(),
  other_id: word(),
  category_id: word(),
  child_ids: idList,
  purchase_date: word(),
  created_at: instant,
  settled: integer,
  checks: integer,
  in_flight: integer,
  scheduled: integer,
  last_outcome: wordOrNull<Outcome>(),
  opened: flag,
}

/** The value by which a row is ordered is of the type that the order's cursors have. */
export const logRowsBy: Readonly<Record<ExpenseSort, Packing<LogRow>>> = {
  created: packing<LogRow>({ ...logColumns, place: instant }),
  purchased: packing<LogRow>({ ...logColumns, place: word() }),
  name: packing<LogRow>({ ...logColumns, place: freeText }),
  total: packing<LogRow>({ ...logColumns, place: integer }),
  status: packing<LogRow>({ ...logColumns, place: integer }),
  share: packing<LogRow>({ ...logColumns, place: integer }),
}

/** Selects the matches, each with the value by which it is ordered. */
export const logRows = ({ tx, viewer }: Pick<ListContext, 'tx' | 'viewer'>, selection: ExpenseSelection) =>
  tx
    .selectFrom('expense')
    .select(shownColumns)
    .select(orderOf(selection).by.value.as('place'))
    .where(matching(selection, viewer))
