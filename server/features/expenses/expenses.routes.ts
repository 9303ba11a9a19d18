import { type ExpenseDto, expenseRoutes as routes } from '#contract/expenses/expenses.ts'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import { permissions } from '#contract/permissions.ts'
import type { expenseMachine } from '#machines/expenses/expense.machine.ts'
import type { Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Bind } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { bindItem, type Item } from '../../lifecycle/bind-item.ts'
import { downloadCsv } from '../../lists/csv-download.ts'
import { filesOf } from '../files/files.store.ts'
import { createExpense } from './expenses.create.ts'
import { itemOf, newItemOf, rowOf, seenOf } from './expenses.item.ts'
import { viewedExpense } from './expenses.open.ts'
import { paymentsFor } from './expenses.paying.ts'
import type { ExpenseRecord } from './expenses.store.ts'
import { expenseTable } from './log/expenses.csv.ts'
import { expenseLog, expensePageOf } from './log/expenses.page.ts'

const expenseItem: Item<typeof expenseMachine, ExpenseRecord, ExpenseDto, null> = {
  ...viewedExpense,
  dtoOf: async ({ tx, viewer }, row) => {
    const [{ currency }, files, payments, seen] = await Promise.all([
      tx.selectFrom('family').select('currency').executeTakeFirstOrThrow(),
      filesOf(tx, receiptUse, [row.id]),
      paymentsFor(tx, viewer, row.id),
      seenOf(tx, row),
    ])
    return itemOf(row, rowOf(row, currency, viewer), { ...seen, receipts: files.get(row.id) ?? [], payments })
  },
  gone: { after: 'expense.delete', answer: null },
}

const mustSee = (viewer: Viewer): Viewer => {
  if (!permissions['expense.see'](viewer)) throw new Refusal('notAllowed')
  return viewer
}

export const expenseRoutes = (bind: Bind, { scopes }: Deps): void => {
  bind.reading(routes.list, ({ query }, { tx, viewer }) => expensePageOf(tx, mustSee(viewer), query))
  bind.plain(routes.csv, async ({ query }, context) =>
    downloadCsv(scopes, context, {
      file: 'evenhand-expenses',
      list: expenseLog,
      // A file is passed on, so private expenses are in it only when asked for.
      selection: { ...query, withPrivate: query.withPrivate ?? 'no' },
      table: expenseTable,
      permit: mustSee,
    }),
  )
  bind.changing(routes.create, async ({ body }, { change, tx, viewer }) => {
    const made = await createExpense(change, viewer, body)
    const receipts = body.receipts.length > 0 ? await filesOf(tx, receiptUse, [made.id]) : undefined
    return newItemOf(made, viewer, receipts?.get(made.id) ?? [])
  })
  bindItem(bind, routes, expenseItem)
}
