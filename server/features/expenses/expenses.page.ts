import type { ExpenseQuery, ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { ExpensePageDto } from '#contract/expenses/expenses.ts'
import { limits } from '#contract/limits.ts'
import { decodeCursor, encodeCursor } from '../../db/cursor.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { factsOf } from './expenses.facts.ts'
import { rowOf } from './expenses.item.ts'
import { countOf, pageQuery, totalsOf } from './expenses.log.ts'
import { matching } from './expenses.matching.ts'
import { keyOf, orderOf } from './expenses.order.ts'

const totalsFor = async (tx: Tx, { viewpoint }: Viewer): Promise<ExpensePageDto['totals']> => {
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

type Lines = Pick<ExpensePageDto, 'items' | 'next'>

/** Returns the next lines of a selection in three statements, whatever their number. */
export const expenseLinesOf = async (
  tx: Tx,
  viewer: Viewer,
  selection: ExpenseSelection,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Lines> => {
  const order = orderOf(selection)
  const place = after === undefined ? null : decodeCursor(order, keyOf(order), after)
  const query = pageQuery(tx, matching(selection, viewer), { order, after: place, limit: limit + 1 })
  const found = await query.execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const { currency } = await tx.selectFrom('family').select('currency').executeTakeFirstOrThrow()
  const facts = await factsOf(tx, rows)
  return {
    items: rows.map((row) => rowOf(row, facts.get(row.id), currency, viewer)),
    next: found.length > limit && last ? encodeCursor(order, { value: last.place, id: last.id }) : null,
  }
}

/** Returns one page of the log. The first page also contains the number of matches and the totals of the whole log. */
export const expensePageOf = async (tx: Tx, viewer: Viewer, query: ExpenseQuery): Promise<ExpensePageDto> => {
  const { after, limit = limits.page.default, ...selection } = query
  const lines = await expenseLinesOf(tx, viewer, selection, { after, limit })
  if (after !== undefined) return { ...lines, count: null, totals: null }
  const count = lines.next === null ? lines.items.length : await countOf(tx, matching(selection, viewer))
  return { ...lines, count, totals: await totalsFor(tx, viewer) }
}
