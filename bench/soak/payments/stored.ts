import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { doorsOf } from '#server/db/tenancy.ts'
import { isOurs } from '../ledger.ts'

export type StoredPayment = {
  readonly id: string
  readonly method: string
  readonly status: string
  readonly amount: number
  /** The word that it was sent with. */
  readonly note: string
  readonly returnCode: string | null
  readonly parts: readonly { readonly expenseId: string; readonly amount: number }[]
}
export type StoredExpense = { readonly id: string; readonly status: string; readonly owed: number }

/** A family's expenses and payments of the run, from the database of a server that is stopped. */
export const readStored = async (
  dataDir: string,
  familyId: string,
): Promise<{ expenses: StoredExpense[]; payments: StoredPayment[] }> => {
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), () => undefined)
  const db = kyselyOn<Schema>(database.pool({ max: 2 }))
  try {
    return await doorsOf(db).forSystem(familyId, async (tx) => {
      const all = await tx.selectFrom('expense').select(['id', 'name', 'status', 'owed']).execute()
      const payments = await tx.selectFrom('payment').selectAll().execute()
      const parts = await tx.selectFrom('allocation').select(['payment_id', 'expense_id', 'amount']).execute()
      const byPayment = Map.groupBy(parts, ({ payment_id }) => payment_id)
      return {
        expenses: all.filter(({ name }) => isOurs(name)).map(({ id, status, owed }) => ({ id, status, owed })),
        payments: payments.flatMap(({ id, method, status, amount, note, return_code: returnCode }) => {
          const own = (byPayment.get(id) ?? []).map((part) => ({ expenseId: part.expense_id, amount: part.amount }))
          return note !== null && isOurs(note) ? [{ id, method, status, amount, note, returnCode, parts: own }] : []
        }),
      }
    })
  } finally {
    await db.destroy()
    await database.stop()
  }
}
