import type { SentTransfer } from '#domain/sending-limits.ts'
import { dateIn, instantOf } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { statusesThat } from '../payments/payments.facts.ts'

// Counts a payer's payments for plans and limits. `but` excludes a series whose waiting payments will be replaced.

const plannedBy = (tx: Tx, payerId: string) =>
  tx.selectFrom('payment').where('payer_id', '=', payerId).where('start_at', 'is not', null)

/** Returns the payments that wait for their date. */
export const aheadOf = async (tx: Tx, payerId: string, but: string | null): Promise<SentTransfer[]> => {
  const rows = await plannedBy(tx, payerId)
    .select(['start_at', 'amount'])
    .where('status', 'in', statusesThat('scheduled'))
    .$if(but !== null, (query) => query.where((eb) => eb.or([eb('series_id', 'is', null), eb('series_id', '<>', but)])))
    .execute()
  return rows.flatMap(({ start_at, amount }) => (start_at === null ? [] : [{ at: start_at, amount }]))
}

/**
 * Counts the scheduled payments that a plan limits: those that wait, and those that were sent this month in the
 * family's zone. Stopping a waiting payment returns it, and a new month begins at zero.
 */
export const countedOf = async (tx: Tx, payerId: string, but: string | null, now: string): Promise<number> => {
  const { time_zone } = await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()
  const begin = instantOf(`${dateIn(now, time_zone).slice(0, 7)}-01T00:00`, time_zone)
  const { count } = await plannedBy(tx, payerId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_at', '>=', begin)
    .executeTakeFirstOrThrow()
  return count + (await aheadOf(tx, payerId, but)).length
}
