import { sql } from 'kysely'
import { defaultOrder, type ExpenseQuery, type ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { ExpensePageDto, ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import { addUp, type Currency } from '#domain/money.ts'
import { builtOnceEach } from '../../../db/built-once.ts'
import type { Tx, Viewer } from '../../../db/tenancy.ts'
import { type List, pageIn, pageQuery, rowsOf } from '../../../lists/list.ts'
import { rowOf } from '../expenses.item.ts'
import { type LogRow, logRows, logRowsBy } from './expenses.log.ts'
import { hasKeptSums, isWhole } from './expenses.matching.ts'
import { orderOf } from './expenses.order.ts'
import { expenseSumsOf, expenseTotalsOf, sumRows, sumsOf } from './expenses.sums.ts'

/** Describes the expense log. */
export const expenseLog: List<'expense', ExpenseSelection, LogRow, ExpenseSummaryDto> = {
  orderOf,
  rows: logRows,
  cursorOf: ({ place, id }) => [place, id],
  items: async ({ viewer, currency }, rows) => rows.map((row) => rowOf(row, currency, viewer)),
}

/** Holds a page and what it needs. Only the first page has sums; `whole` is null where they are of the whole log. */
type Found = {
  readonly rows: string | null
  readonly currency: Currency
  readonly sums: string | null
  readonly whole: string | null
}

/** Builds the only statement of a page. The totals cover the whole log, which is read again unless all of it is selected. */
export const pageStatement = (tx: Tx, viewer: Viewer, query: ExpenseQuery) => {
  const { pack } = logRowsBy[query.sort ?? defaultOrder.sort]
  const sums = (selection: ExpenseSelection) => sumRows.pack(sumsOf(tx, viewer, selection))
  const isFirst = query.after === undefined
  return sql<Found>`select ${pack(pageQuery({ orderOf, rows: logRows }, { tx, viewer }, query, rowsOf(query)))} as rows,
    (select currency from family) as currency,
    ${isFirst ? sums(query) : sql.lit(null)} as sums,
    ${isFirst && !isWhole(query) ? sums({ show: 'outstanding' }) : sql.lit(null)} as whole`
}

const statements = builtOnceEach<Found>()

/** Queries that hold no value of a person are few, so that their statements are built once. */
const isCommon = (query: ExpenseQuery): boolean =>
  hasKeptSums(query) && !query.by && query.after === undefined && rowsOf(query) === rowsOf({})

const read = async (tx: Tx, viewer: Viewer, query: ExpenseQuery): Promise<Found | undefined> => {
  if (!isCommon(query)) return (await pageStatement(tx, viewer, query).execute(tx)).rows[0]
  const { show, withPrivate, sort, direction } = query
  const build = (on: Tx) => ({ compile: () => pageStatement(on, viewer, query).compile(on) })
  const [row] = await statements([show, withPrivate, sort, direction].join(), build).run(tx, {})
  return row
}

export const expensePageOf = async (tx: Tx, viewer: Viewer, query: ExpenseQuery): Promise<ExpensePageDto> => {
  const found = await read(tx, viewer, query)
  if (!found) throw new Error('a page has no row')
  const { rows, next } = pageIn(expenseLog, query, logRowsBy[query.sort ?? defaultOrder.sort].unpack(found.rows))
  const items = rows.map((row) => rowOf(row, found.currency, viewer))
  if (query.after !== undefined) return { items, next, count: null, totals: null, sums: null }
  const sums = sumRows.unpack(found.sums)
  const whole = isWhole(query) ? sums : sumRows.unpack(found.whole)
  return {
    items,
    next,
    count: addUp(sums.map(({ count }) => count)),
    totals: expenseTotalsOf(whole, viewer),
    sums: expenseSumsOf(sums),
  }
}
