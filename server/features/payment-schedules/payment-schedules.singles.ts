import type { PaymentDto } from '#contract/payments/payments.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { statusesThat } from '../payments/payments.facts.ts'
import { paymentItems } from '../payments/payments.item.ts'
import { countedOf } from './payment-schedules.counting.ts'
import { leftOf } from './payment-schedules.planning.ts'

/** Returns single payments between the parents that wait for their date, the next one first. */
export const singlesAhead = async (tx: Tx, viewer: Viewer): Promise<PaymentDto[]> => {
  const rows = await tx
    .selectFrom('payment')
    .selectAll()
    .where('start_at', 'is not', null)
    .where('series_id', 'is', null)
    .where('status', 'in', statusesThat('scheduled'))
    .orderBy('start_at')
    .orderBy('id')
    .execute()
  return paymentItems(tx, viewer, rows)
}

/** Returns the scheduled payments left on somebody's plan; null means unlimited. */
export const leftOnPlan = async (tx: Tx, personId: string, now: string): Promise<number | null> =>
  leftOf(tx, personId, await countedOf(tx, personId, null, now))
