import { sql } from 'kysely'
import { expenseEvents } from '#contract/expenses/expenses.events.ts'
import { goneLeaves } from '#machines/expenses/expense.leaves.ts'
import { oneOf } from '../../db/one-of.ts'
import { pageSize, pagesById } from '../../db/reading/pages.ts'
import { numberOf, type ParsedEntry } from '../../history/parsed-entry.ts'
import type { ItemRow, RecordPart } from '../../history/record-part.ts'
import { expenseChecks, watchExpenses } from './expenses.checks.ts'
import { expensePrint } from './expenses.printed.ts'
import { expenseColumnsOf } from './expenses.recorded.ts'
import { expenseColumns, unopenedBy } from './expenses.store.ts'

/** Returns the agreed share for an approval, and the total for a beginning. */
const amountOf = ({ name, details, columns }: ParsedEntry): number | null => {
  if (name === 'approve') return numberOf(details, 'owed')
  if (name === 'begin') return numberOf(columns ?? {}, 'total')
  return numberOf(details, 'amount') ?? numberOf(details, 'remaining')
}

export const expenseRecord: RecordPart = {
  events: expenseEvents,
  rows: async function* (tx) {
    const all = tx.selectFrom('expense').select(expenseColumns).orderBy('id').limit(pageSize)
    for await (const rows of pagesById((after) => (after === null ? all : all.where('id', '>', after)).execute()))
      yield rows.map((row) => ({
        entity: 'expense',
        id: row.id,
        status: row.status,
        version: row.version,
        columns: expenseColumnsOf(row),
        reach: row.reach,
        audience: row.audience,
        changedAt: row.changed_at,
      }))
  },
  names: async (tx, ids) => ({
    expenses: await tx
      .selectFrom('expense')
      .select(['id', 'name'])
      .where('id', '=', oneOf(ids))
      .orderBy('id')
      .execute(),
  }),
  checks: expenseChecks,
  watch: watchExpenses,
  unopenedBy,
  keptPrivate: async (tx) => {
    const rows = await tx.selectFrom('expense').select('id').where('reach', '=', 'closed').execute()
    return rows.map(({ id }) => id)
  },
  items: (ids) => sql<ItemRow>`
    select id as about, 'expense' as entity, id, name, status <> all(${goneLeaves}) as opens
    from expense where id = ${oneOf(ids)}`,
  amountOf,
  print: expensePrint,
}
