import { type ExpenseDto, expenseRoutes as routes } from '#contract/expenses/expenses.ts'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { advance } from '../../lifecycle/advance.ts'
import { withItem } from '../../lifecycle/with-item.ts'
import { downloadCsv } from '../../lists/csv-download.ts'
import { filesOf } from '../files/files.store.ts'
import { createExpense } from './expenses.create.ts'
import { expenseColumns } from './expenses.csv.ts'
import { factsOf } from './expenses.facts.ts'
import { itemOf, newItemOf, rowOf } from './expenses.item.ts'
import { expenseLifecycle } from './expenses.lifecycle.ts'
import { openExpense, openedExpense } from './expenses.open.ts'
import { expenseLog, expensePageOf } from './expenses.page.ts'
import { paymentsFor } from './expenses.paying.ts'
import type { ExpenseRecord } from './expenses.store.ts'

const full = async (tx: Tx, viewer: Viewer, row: ExpenseRecord): Promise<ExpenseDto> => {
  const { currency } = await tx.selectFrom('family').select('currency').executeTakeFirstOrThrow()
  const facts = (await factsOf(tx, [row])).get(row.id)
  const receipts = (await filesOf(tx, receiptUse, [row.id])).get(row.id) ?? []
  const payments = await paymentsFor(tx, viewer, row.id)
  return itemOf(tx, row, rowOf(row, facts, currency, viewer), { receipts, payments })
}

const fullNow = async (tx: Tx, viewer: Viewer, id: string) => full(tx, viewer, await openedExpense(tx, viewer, id))

export const expenseRoutes = (bind: Bind, { scopes }: Deps): void => {
  bind.reading(routes.list, ({ query }, { tx, viewer }) => expensePageOf(tx, viewer, query))
  bind.plain(routes.csv, async ({ query }, context) =>
    downloadCsv(scopes, context, {
      file: 'evenhand-expenses',
      list: expenseLog,
      selection: query,
      columns: expenseColumns,
    }),
  )
  bind.reading(routes.get, ({ params }, { tx, viewer }) => fullNow(tx, viewer, params.id))
  bind.changing(routes.create, async ({ body }, { change, tx, viewer }) => {
    const made = await createExpense(change, viewer, body)
    const receipts = body.receipts.length > 0 ? await filesOf(tx, receiptUse, [made.id]) : undefined
    return newItemOf(made, viewer, receipts?.get(made.id) ?? [])
  })
  bind.changing(routes.open, async ({ params }, { change, tx, viewer }) =>
    full(tx, viewer, await openExpense(change, viewer, params.id)),
  )
  bind.changing(routes.events, async ({ params: { id }, body }, { change, tx, viewer }) => {
    const itemNow = () => fullNow(tx, viewer, id)
    await withItem(() => advance(change, expenseLifecycle, id, body, viewer), itemNow)
    return body.type === 'expense.delete' ? null : itemNow()
  })
}
