import type { Hindrance } from '#machines/payments/payment.types.ts'
import type { Tx } from '../db/tenancy.ts'
import { hindranceTo } from '../features/payments/payments.sending.ts'
import { lockPayment, type PaymentRow } from '../features/payments/payments.store.ts'
import { advance } from '../lifecycle/advance.ts'
import type { Change } from '../lifecycle/change.ts'
import { LifecycleRefusal } from '../lifecycle/refusals.ts'
import { paymentLifecycle } from './lifecycles.ts'
import { sendingPorts } from './sending.ts'

const hindranceNow = (tx: Tx, row: PaymentRow, now: string): Promise<Hindrance | null> | Hindrance => {
  const { payer_id: payerId, receiver_id: receiverId, bank_account_id: bankAccountId, amount } = row
  if (bankAccountId === null) return 'accountCannotSend'
  return hindranceTo(tx, sendingPorts, { payerId, receiverId, bankAccountId, amount }, now)
}

/**
 * The day of a planned payment has come: all that had to be true when it was planned is asked again, under lock, and its
 * chart sends it or lets it fail with what stood in the way.
 * Throws `LifecycleRefusal`: notFound, notAllowedNow where it is no longer waiting.
 */
export const startPayment = async (change: Change, id: string): Promise<void> => {
  const row = await lockPayment(change.tx, id, 'toWrite')
  if (!row) throw new LifecycleRefusal('notFound')
  const hindrance = row.status === 'scheduled' ? await hindranceNow(change.tx, row, change.now) : null
  const command = { type: 'payment.start', hindrance }
  await advance(change, paymentLifecycle, id, command, 'system')
}
