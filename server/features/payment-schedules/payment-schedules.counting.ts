import { dateIn, type PlainDate } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { countInMonthOf, zoneOf } from '../payments/payments.counted.ts'
import { statusesThat } from '../payments/payments.facts.ts'

// Counts a payer's payments for plans and limits. `but` excludes a series whose waiting payments will be replaced.

const plannedBy = (tx: Tx, payerId: string) =>
  tx.selectFrom('payment').where('payer_id', '=', payerId).where('start_on', 'is not', null)

/** Returns the days of the payments that wait for their date. */
export const aheadOf = async (tx: Tx, payerId: string, but: string | null): Promise<PlainDate[]> => {
  const rows = await plannedBy(tx, payerId)
    .select('start_on')
    .where('status', 'in', statusesThat('scheduled'))
    .$if(but !== null, (query) => query.where((eb) => eb.or([eb('series_id', 'is', null), eb('series_id', '<>', but)])))
    .execute()
  return rows.flatMap(({ start_on }) => (start_on === null ? [] : [start_on]))
}

/** Returns the days of the planned payments that were sent. */
const startedBy = async (tx: Tx, payerId: string): Promise<{ readonly on: PlainDate }[]> => {
  const rows = await plannedBy(tx, payerId).select('start_on').where('sent_at', 'is not', null).execute()
  return rows.flatMap(({ start_on: on }) => (on === null ? [] : [{ on }]))
}

/**
 * Counts the scheduled payments that a plan limits: those that wait, and those whose planned day was in this month
 * where the payer lives. Stopping a waiting payment returns it, and a new month begins at zero.
 */
export const countedOf = async (tx: Tx, payerId: string, but: string | null, now: string): Promise<number> => {
  const today = dateIn(now, await zoneOf(tx, payerId))
  return countInMonthOf(await startedBy(tx, payerId), today) + (await aheadOf(tx, payerId, but)).length
}
