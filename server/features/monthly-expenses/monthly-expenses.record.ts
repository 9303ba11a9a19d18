import { monthlyExpenseEvents } from '#contract/monthly-expenses/monthly-expenses.events.ts'
import { pageSize, pagesById } from '../../db/reading/pages.ts'
import { numberOf, textOf } from '../../history/parsed-entry.ts'
import type { RecordPart } from '../../history/record-part.ts'
import { monthlyColumnsOf } from './monthly-expenses.store.ts'

export const monthlyExpenseRecord: RecordPart = {
  events: monthlyExpenseEvents,
  rows: async function* (tx) {
    const all = tx.selectFrom('monthly_expense').selectAll().orderBy('id').limit(pageSize)
    for await (const rows of pagesById((after) => (after === null ? all : all.where('id', '>', after)).execute()))
      yield rows.map((row) => ({
        entity: 'monthlyExpense',
        id: row.id,
        status: row.status,
        version: row.version,
        columns: monthlyColumnsOf(row),
        reach: row.reach,
        audience: row.audience,
        changedAt: row.changed_at,
      }))
  },
  amountOf: ({ columns }) => numberOf(columns ?? {}, 'total'),
  print: {
    about: ({ columns }, known, { texts }) =>
      texts.documents.record.expense({ name: textOf(columns ?? known, 'name') ?? '' }),
    facts: ({ name, columns }, _known, { texts, date }) => {
      const next = columns && name === 'begin' ? textOf(columns, 'first_on') : null
      return next ? [texts.expenses.monthly.from({ date: date(next) })] : []
    },
    label: (leaf, _facts, { texts }) => texts.expenses.monthly.label[leaf === 'ended' ? 'ended' : 'active'](),
  },
}
