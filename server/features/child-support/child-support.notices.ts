import { oneOf } from '../../db/one-of.ts'
import type { SubjectsOf } from '../feature.ts'

/** A notice of an order is read in the order's ledger. */
export const orderSubjects: SubjectsOf = async (tx, _personId, ids) => {
  const rows = await tx.selectFrom('support_order').select(['id', 'root_id']).where('id', '=', oneOf(ids)).execute()
  return new Map(rows.map(({ id, root_id: ledgerId }) => [id, { ledgerId }]))
}

/** A notice of a payment is read in the ledger that it pays. */
export const paidLedgerSubjects: SubjectsOf = async (tx, _personId, paymentIds) => {
  const rows = await tx
    .selectFrom('support_payment')
    .select(['payment_id', 'root_id'])
    .where('payment_id', '=', oneOf(paymentIds))
    .execute()
  return new Map(rows.map(({ payment_id, root_id: ledgerId }) => [payment_id, { ledgerId }]))
}
