import type { RejectionReason } from '#machines/payments/payment.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import { advance } from '../../lifecycle/advance.ts'
import { LifecycleRefusal } from '../../lifecycle/refusals.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { isHeld } from '../families/held-since.ts'
import { countsAs } from './payments.facts.ts'
import { paymentLifecycle } from './payments.lifecycle.ts'
import { rejectionReasonFor } from './payments.sending.ts'
import { lockPayment, type PaymentRow } from './payments.store.ts'

const rejectionReasonNow = (
  tx: Tx,
  row: PaymentRow,
  now: string,
): Promise<RejectionReason | null> | RejectionReason => {
  const { payer_id: payerId, receiver_id: receiverId, bank_account_id: bankAccountId, amount, start_on: on } = row
  if (bankAccountId === null) return 'accountCannotSend'
  return rejectionReasonFor(tx, { payerId, receiverId, bankAccountId, amount, on }, now)
}

/**
 * Runs on the day of a planned payment: checks all conditions of its planning again under lock, and its chart sends it
 * or lets it fail with the reason. While the family is held it waits. Throws `LifecycleRefusal`: notFound, or notAllowedNow when it is no longer waiting.
 */
export const startPayment = async (change: UnitOfWork, id: string): Promise<void> => {
  if (await isHeld(change.tx)) return
  const row = await lockPayment(change.tx, id, 'toWrite')
  if (!row) throw new LifecycleRefusal('notFound')
  const hindrance = countsAs(row.status, 'scheduled') ? await rejectionReasonNow(change.tx, row, change.now) : null
  const command = { type: 'payment.start', hindrance }
  await advance(change, paymentLifecycle, id, command, 'system')
}
