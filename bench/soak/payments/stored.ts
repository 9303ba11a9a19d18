import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { scopesOf } from '#server/db/tenancy.ts'
import { isOurs } from '../ledger.ts'

export type StoredPayment = {
  readonly id: string
  readonly method: string
  readonly status: string
  readonly amount: number
  /** The word that it was sent with; a planned payment has none. */
  readonly note: string | null
  readonly returnCode: string | null
  readonly seriesId: string | null
  readonly parts: readonly { readonly expenseId: string; readonly amount: number }[]
}
export type StoredExpense = { readonly id: string; readonly status: string; readonly owed: number }
export type StoredSeries = { readonly id: string; readonly status: string }
export type StoredDue = { readonly order: string; readonly dueOn: string; readonly amount: number }
export type StoredRun = {
  readonly expenses: readonly StoredExpense[]
  readonly payments: readonly StoredPayment[]
  readonly series: readonly StoredSeries[]
  /** Holds the dues of every order. */
  readonly dues: readonly StoredDue[]
}

/** Reads what a family's tables hold of the run, from the database of a stopped server. */
export const readStored = async (dataDir: string, familyId: string): Promise<StoredRun> => {
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), () => undefined)
  const db = kyselyOn<Schema>(database.jobs.pool({ max: 2 }))
  try {
    return await scopesOf(db).asSystem(familyId, async (tx) => {
      const all = await tx.selectFrom('expense').select(['id', 'name', 'status', 'owed']).execute()
      const expenses = all.filter(({ name }) => isOurs(name)).map(({ id, status, owed }) => ({ id, status, owed }))
      const known = new Set(expenses.map(({ id }) => id))
      const parts = await tx.selectFrom('allocation').select(['payment_id', 'expense_id', 'amount']).execute()
      const byPayment = Map.groupBy(parts, ({ payment_id }) => payment_id)
      const rows = await tx.selectFrom('payment').selectAll().execute()
      const payments = rows.flatMap((row) => {
        const own = (byPayment.get(row.id) ?? []).map((part) => ({ expenseId: part.expense_id, amount: part.amount }))
        const { id, method, status, amount, note, return_code: returnCode, series_id: seriesId } = row
        const isOfRun = (note !== null && isOurs(note)) || own.some(({ expenseId }) => known.has(expenseId))
        return isOfRun ? [{ id, method, status, amount, note, returnCode, seriesId, parts: own }] : []
      })
      const plans = await tx.selectFrom('payment_series').select(['id', 'name', 'status']).execute()
      const series = plans.filter(({ name }) => isOurs(name)).map(({ id, status }) => ({ id, status }))
      const due = await tx.selectFrom('support_due').select(['order_id', 'due_on', 'amount']).execute()
      const dues = due.map(({ order_id: order, due_on: dueOn, amount }) => ({ order, dueOn, amount }))
      return { expenses, payments, series, dues }
    })
  } finally {
    await db.destroy()
    await database.stop()
  }
}
