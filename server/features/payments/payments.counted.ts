import type { PaymentStatus } from '#contract/payments/payments.ts'
import { dateIn, type PlainDate } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { countsAs, transfersThatAre } from './payments.facts.ts'

/**
 * A transfer that was sent. `on` is the day on which it counts, in the payer's zone: the planned day, or else the day
 * on which it was sent. The clock starts a planned payment seconds after its hour, or much later after an outage, and
 * that must not move it into another month.
 */
export type CountedTransfer = {
  readonly on: PlainDate
  readonly stage: 'moving' | 'paid' | 'returned'
}

const stageOf = (status: PaymentStatus): CountedTransfer['stage'] => {
  if (countsAs(status, 'settled')) return 'paid'
  return countsAs(status, 'inFlight') ? 'moving' : 'returned'
}

/** Returns the zone where a payer lives. */
export const zoneOf = async (tx: Tx, personId: string): Promise<string> => {
  const person = tx.selectFrom('person').select('time_zone').where('id', '=', personId)
  return (await person.executeTakeFirstOrThrow()).time_zone
}

/** Returns every transfer that one parent sent to the other, but for those that failed or were stopped in time. */
export const transfersSentBy = async (tx: Tx, payerId: string, zone: string): Promise<CountedTransfer[]> => {
  const rows = await tx
    .selectFrom('payment')
    .select(['sent_at', 'start_on', 'status'])
    .where('payer_id', '=', payerId)
    .where('sent_at', 'is not', null)
    .where('status', 'not in', transfersThatAre('over'))
    .execute()
  return rows.flatMap(({ sent_at, start_on, status }) =>
    sent_at === null ? [] : [{ on: start_on ?? dateIn(sent_at, zone), stage: stageOf(status) }],
  )
}

/** Counts the transfers that raise the limit of the next one. What came back is not paid any more. */
export const countPaid = (sent: readonly CountedTransfer[]): number =>
  sent.filter(({ stage }) => stage === 'paid').length

/** Counts the transfers of the calendar month in which `day` lies, because plans count by month. */
export const countInMonthOf = (sent: readonly Pick<CountedTransfer, 'on'>[], day: PlainDate): number =>
  sent.filter(({ on }) => on.slice(0, 7) === day.slice(0, 7)).length

/** Counts the transfers of this month, for the page of a plan. */
export const sentThisMonth = async (tx: Tx, payerId: string, now: string) => {
  const zone = await zoneOf(tx, payerId)
  return { outgoingPayments: countInMonthOf(await transfersSentBy(tx, payerId, zone), dateIn(now, zone)) }
}
