import type { Tx } from '../../db/tenancy.ts'
import type { Job, UnitOfWork } from '../../lifecycle/unit-of-work.ts'

// Stores the progress of a transfer's order at the bank in a row of its own, which is not part of the record.

export const transferQueue = 'bank.transfer'

/** Identifies one transfer in a job and in the sweep. */
export type TransferKey = { readonly familyId: string; readonly paymentId: string }

const jobFor = (key: TransferKey): Job => ({ queue: transferQueue, data: key })

/** Begins the delivery of a sent transfer to the bank, by a job after the commit. */
export const openTransfer = async ({ tx, familyId, now, jobs }: UnitOfWork, paymentId: string): Promise<void> => {
  const row = { family_id: familyId, payment_id: paymentId, to_account_id: null, asked_at: null, due_at: now }
  await tx
    .insertInto('transfer')
    .values({ ...row, audience: null })
    .execute()
  jobs.push(jobFor({ familyId, paymentId }))
}

/** Schedules the next request for a changed transfer right after the commit. */
export const lookAtOnce = async ({ tx, familyId, now, jobs }: UnitOfWork, paymentId: string): Promise<void> => {
  await lookAgain(tx, paymentId, now)
  jobs.push(jobFor({ familyId, paymentId }))
}

/** Sets when to check it again; null means that nothing is left to ask. */
export const lookAgain = async (tx: Tx, paymentId: string, dueAt: string | null): Promise<void> => {
  await tx.updateTable('transfer').set({ due_at: dueAt }).where('payment_id', '=', paymentId).execute()
}

export const transferOf = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('transfer')
    .select(['asked_at', 'to_account_id'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()

/** Stores the order before the bank is first asked, so that every later attempt is the same order. */
export const keepOrder = async (
  tx: Tx,
  paymentId: string,
  order: { readonly to_account_id: string; readonly asked_at: string },
): Promise<void> => {
  await tx.updateTable('transfer').set(order).where('payment_id', '=', paymentId).execute()
}

/** Returns the transfers of every family that are due, for the sweep. */
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
