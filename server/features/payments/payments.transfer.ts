import type { Tx } from '../../db/tenancy.ts'
import type { Job, UnitOfWork } from '../../lifecycle/unit-of-work.ts'

// How far the product got with asking the bank for one transfer: a row of its own, which is no part of the record.

export const transferQueue = 'bank.transfer'

/** Names one transfer, in a job and in the sweep. */
export type TransferKey = { readonly familyId: string; readonly paymentId: string }

const jobFor = (key: TransferKey): Job => ({ queue: transferQueue, data: key })

/** From the moment a transfer is sent it is the product's to bring to the bank: after the commit, by a job. */
export const openTransfer = async ({ tx, familyId, now, jobs }: UnitOfWork, paymentId: string): Promise<void> => {
  const row = { family_id: familyId, payment_id: paymentId, to_account_id: null, asked_at: null, due_at: now }
  await tx
    .insertInto('transfer')
    .values({ ...row, audience: null })
    .execute()
  jobs.push(jobFor({ familyId, paymentId }))
}

/** Something about it changed: it is looked at as soon as this is committed. */
export const lookAtOnce = async ({ tx, familyId, now, jobs }: UnitOfWork, paymentId: string): Promise<void> => {
  await lookAgain(tx, paymentId, now)
  jobs.push(jobFor({ familyId, paymentId }))
}

/** When to look at it again; null: there is nothing left to ask. */
export const lookAgain = async (tx: Tx, paymentId: string, dueAt: string | null): Promise<void> => {
  await tx.updateTable('transfer').set({ due_at: dueAt }).where('payment_id', '=', paymentId).execute()
}

export const transferOf = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('transfer')
    .select(['asked_at', 'to_account_id'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()

/** Written before the bank is asked for the first time, so that every later attempt is the same order. */
export const keepOrder = async (
  tx: Tx,
  paymentId: string,
  order: { readonly to_account_id: string; readonly asked_at: string },
): Promise<void> => {
  await tx.updateTable('transfer').set(order).where('payment_id', '=', paymentId).execute()
}

/** The ones to look at, of every family: for the sweep. */
export const dueTransfers = async (tx: Tx, now: string, most: number): Promise<TransferKey[]> => {
  const rows = await tx
    .selectFrom('transfer')
    .select(['family_id', 'payment_id'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute()
  return rows.map(({ family_id, payment_id }) => ({ familyId: family_id, paymentId: payment_id }))
}
