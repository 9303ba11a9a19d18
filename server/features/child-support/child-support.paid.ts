import { oneOf } from '../../db/one-of.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { PaidItem } from '../payments/payments.paid.ts'
import { supportParts } from '../payments/payments.parts.ts'
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

const recorded: PaidItem['recorded'] = async (tx) => {
  const payments = await tx.selectFrom('support_payment').select(['payment_id', 'root_id', 'paid_on']).execute()
  const dues = await tx.selectFrom('due_allocation').select(['payment_id', 'due_id', 'amount']).execute()
  const duesOf = Map.groupBy(dues, ({ payment_id }) => payment_id)
  return new Map(
    payments.map(({ payment_id, root_id: ledger, paid_on: paidOn }) => {
      const own = (duesOf.get(payment_id) ?? []).map(({ due_id: id, amount }) => ({ id, amount }))
      return [payment_id, supportParts({ ledger, paidOn, dues: own })]
    }),
  )
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
  recorded,
  subjects: (tx, _personId, paymentIds) => ledgersOf(tx, paymentIds),
  takesNow: async (tx, { id, amount }, now) => {
    const ledger = (await ledgersOf(tx, [id])).get(id)
    const open = ledger ? await onlyOpenOf(tx, ledger.ledgerId, now) : null
    return open === null ? amount : Math.min(amount, open)
  },
}
