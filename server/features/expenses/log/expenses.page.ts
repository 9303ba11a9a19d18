import type { ExpenseQuery, ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { ExpenseSumsDto, ExpenseTotalsDto } from '#contract/expenses/expense-sums.ts'
import type { ExpensePageDto, ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { addUp } from '#domain/money.ts'
import type { Tx, Viewer } from '../../../db/tenancy.ts'
import { type CountedList, type ListContext, pageOf } from '../../../lists/list.ts'
import { rowOf } from '../expenses.item.ts'
import { type LogRecord, logRows } from './expenses.log.ts'
import { isWhole } from './expenses.matching.ts'
import { orderOf } from './expenses.order.ts'
import { expenseSumsOf, expenseTotalsOf, sumsIn } from './expenses.sums.ts'

type Row = LogRecord & { readonly place: string | number }

type Summary = { readonly count: number; readonly totals: ExpenseTotalsDto; readonly sums: ExpenseSumsDto }

/** The totals cover the whole log, which is read again unless all of it is selected. */
const summaryOf = async ({ tx, viewer }: ListContext, selection: ExpenseSelection): Promise<Summary> => {
  const selected = await sumsIn(tx, viewer, selection)
  const whole = isWhole(selection) ? selected : await sumsIn(tx, viewer, { show: 'outstanding' })
  return {
    count: addUp(selected.map(({ count }) => count)),
    totals: expenseTotalsOf(whole, viewer),
    sums: expenseSumsOf(selected),
  }
}

/** Describes the expense log. */
export const expenseLog: CountedList<'expense', ExpenseSelection, Row, ExpenseSummaryDto, Summary> = {
  orderOf,
  rows: logRows,
  cursorOf: ({ place, id }) => [place, id],
  items: async ({ viewer, currency }, rows) => rows.map((row) => rowOf(row, currency, viewer)),
  summary: summaryOf,
}

export const expensePageOf = async (tx: Tx, viewer: Viewer, query: ExpenseQuery): Promise<ExpensePageDto> => {
  const { items, next, summary } = await pageOf(expenseLog, tx, viewer, query)
  return { items, next, count: summary?.count ?? null, totals: summary?.totals ?? null, sums: summary?.sums ?? null }
}
