import type { Tx } from '../../db/tenancy.ts'

// How far the product got with asking the bank for one transfer: a row of its own, which is no part of the record.

/** From the moment a transfer is sent it is the product's to bring to the bank. */
export const openTransfer = async (tx: Tx, familyId: string, paymentId: string, now: string): Promise<void> => {
  const row = { family_id: familyId, payment_id: paymentId, to_account_id: null, asked_at: null, due_at: now }
  await tx
    .insertInto('transfer')
    .values({ ...row, audience: null })
    .execute()
}

/** When to look at it again; null: there is nothing left to ask. */
export const lookAgain = async (tx: Tx, paymentId: string, dueAt: string | null): Promise<void> => {
  await tx.updateTable('transfer').set({ due_at: dueAt }).where('payment_id', '=', paymentId).execute()
}
