import { oneOf } from '../../db/one-of.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { PaidItem } from '../payments/payments.paid.ts'
import { onlyOpenOf } from './child-support.ledger.ts'

/** Returns the ledgers that payments pay, by payment. */
const ledgersOf = async (tx: Tx, paymentIds: readonly string[]) => {
  const rows = await tx
    .selectFrom('support_payment')
    .select(['payment_id', 'root_id'])
    .where('payment_id', '=', oneOf(paymentIds))
    .execute()
  return new Map(rows.map(({ payment_id, root_id: ledgerId }) => [payment_id, { ledgerId }]))
}

/** A payment of child support pays a ledger, which takes any amount while an order is in force. */
export const paidLedgers: PaidItem = {
  lock: async (tx, paymentId) => {
    await tx
      .selectFrom('support_order')
      .select('id')
      .where('id', 'in', (eb) => eb.selectFrom('support_payment').select('root_id').where('payment_id', '=', paymentId))
      .forUpdate()
      .execute()
  },
  describe: ledgersOf,
  subjects: (tx, _personId, paymentIds) => ledgersOf(tx, paymentIds),
  takesNow: async (tx, { id, amount }, now) => {
    const ledger = (await ledgersOf(tx, [id])).get(id)
    const open = ledger ? await onlyOpenOf(tx, ledger.ledgerId, now) : null
    return open === null ? amount : Math.min(amount, open)
  },
}
