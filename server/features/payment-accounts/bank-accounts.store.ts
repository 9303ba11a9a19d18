import type { Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'

export type BankAccountRow = Selectable<Schema['bank_account']>

const present = (tx: Tx) => tx.selectFrom('bank_account').selectAll().where('removed_at', 'is', null)

/** Returns existing accounts, the preferred one first, then by age. */
export const bankAccountsOf = (tx: Tx, accountId: string): Promise<BankAccountRow[]> =>
  present(tx)
    .where('account_id', '=', accountId)
    .orderBy('preferred', 'desc')
    .orderBy('added_at')
    .orderBy('id')
    .execute()

export const bankAccountById = (tx: Tx, id: string): Promise<BankAccountRow | undefined> =>
  present(tx).where('id', '=', id).executeTakeFirst()

export const insertBankAccount = async (tx: Tx, row: BankAccountRow): Promise<void> => {
  await tx.insertInto('bank_account').values(row).execute()
}

type Columns = Partial<Pick<BankAccountRow, 'name' | 'preferred' | 'ref' | 'last4' | 'removed_at'>>

export const setBankAccount = async (tx: Tx, { id, version }: BankAccountRow, columns: Columns): Promise<void> => {
  await tx
    .updateTable('bank_account')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** Makes all of them unusable until their numbers are given again. */
export const unlinkBankAccounts = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.updateTable('bank_account').set({ ref: null }).where('account_id', '=', accountId).execute()
}
