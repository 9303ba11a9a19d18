import type { ExpenseQuery, ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { ExpensePageDto, ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { Tx, Viewer } from '../../../db/tenancy.ts'
import { type CountedList, pageOf } from '../../../lists/list.ts'
import { factsOf } from '../expenses.facts.ts'
import { rowOf } from '../expenses.item.ts'
import { countOf, type LogRecord, logRows, totalsOf } from './expenses.log.ts'
import { orderOf } from './expenses.order.ts'

type Totals = NonNullable<ExpensePageDto['totals']>

const totalsFor = async (tx: Tx, { viewpoint }: Viewer): Promise<Totals> => {
  const rows = await totalsOf(tx)
  const sum = (of: typeof rows, amount: 'amount' | 'in_flight', count: 'count' | 'transfers') => ({
    amount: of.reduce((total, row) => total + row[amount], 0),
    count: of.reduce((total, row) => total + row[count], 0),
  })
  const mine = rows.filter(({ other_id }) => other_id === viewpoint)
  const others = rows.filter(({ other_id }) => other_id !== viewpoint)
  return {
    youOwe: sum(mine, 'amount', 'count'),
    othersOwe: sum(others, 'amount', 'count'),
    withBank: sum(rows, 'in_flight', 'transfers'),
  }
}

type Row = LogRecord & { readonly place: string | number }

/** Describes the expense log. Its totals cover the whole log, whatever is selected. */
export const expenseLog: CountedList<'expense', ExpenseSelection, Row, ExpenseSummaryDto, Totals> = {
  orderOf,
  rows: logRows,
  cursorOf: ({ place, id }) => [place, id],
  items: async ({ tx, viewer, currency }, rows) => {
    const facts = await factsOf(tx, rows)
    return rows.map((row) => rowOf(row, facts.get(row.id), currency, viewer))
  },
  summary: async (context, selection, known) => ({
    count: known ?? (await countOf(context, selection)),
    totals: await totalsFor(context.tx, context.viewer),
  }),
}

export const expensePageOf = (tx: Tx, viewer: Viewer, query: ExpenseQuery): Promise<ExpensePageDto> =>
  pageOf(expenseLog, tx, viewer, query)
