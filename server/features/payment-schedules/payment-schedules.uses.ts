import type { Tx } from '../../db/tenancy.ts'
import { runningStatuses } from './payment-schedules.store.ts'

/** Says whether a series plans more payments from this bank account. */
export const plansByAccount = async (tx: Tx, bankAccountId: string): Promise<boolean> => {
  const series = await tx
    .selectFrom('payment_series')
    .select('id')
    .where('bank_account_id', '=', bankAccountId)
    .where('status', 'in', runningStatuses)
    .limit(1)
    .executeTakeFirst()
  return series !== undefined
}
