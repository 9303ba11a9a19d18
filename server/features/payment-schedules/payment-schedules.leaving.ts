import { advance } from '../../lifecycle/advance.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { statusesThat } from '../payments/payments.facts.ts'
import { paymentLifecycle } from '../payments/payments.lifecycle.ts'
import { paymentSeriesLifecycle } from './payment-schedules.lifecycle.ts'
import { runningStatuses } from './payment-schedules.store.ts'

/** Nothing is sent for a payer whose account is closed: the payments of their series stop with it, then single ones. */
export const stopPlanned = async (change: UnitOfWork, memberId: string): Promise<void> => {
  const { tx } = change
  const series = await tx
    .selectFrom('payment_series')
    .select('id')
    .where('payer_id', '=', memberId)
    .where('status', 'in', runningStatuses)
    .orderBy('id')
    .execute()
  for (const { id } of series)
    await advance(change, paymentSeriesLifecycle, id, { type: 'paymentSeries.stop' }, 'system')
  const singles = await tx
    .selectFrom('payment')
    .select('id')
    .where('payer_id', '=', memberId)
    .where('status', 'in', statusesThat('scheduled'))
    .orderBy('id')
    .execute()
  for (const { id } of singles) await advance(change, paymentLifecycle, id, { type: 'payment.stop' }, 'system')
}
