import { supportOrderEvents } from '#contract/child-support/child-support.events.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Tx } from '../../db/tenancy.ts'
import { numberOf } from '../../history/parsed-entry.ts'
import type { RecordPart } from '../../history/record-part.ts'
import { supportParts } from '../payments/payments.parts.ts'
import { chosenAgainstPayments, clockAgainstOrders, duesAgainstOrders } from './child-support.dues-check.ts'
import { orderPrint } from './child-support.printed.ts'
import { orderColumnsOf } from './child-support.store.ts'

/** Reads the parts of payments of child support as they are recorded, by payment. */
const partsOfSupport = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, object>> => {
  const payments = await tx
    .selectFrom('support_payment')
    .select(['payment_id', 'root_id', 'paid_on'])
    .where('payment_id', '=', oneOf(ids))
    .execute()
  if (payments.length === 0) return new Map()
  const dues = await tx
    .selectFrom('due_allocation')
    .select(['payment_id', 'due_id', 'amount'])
    .where('payment_id', '=', oneOf(ids))
    .execute()
  const duesOf = Map.groupBy(dues, ({ payment_id }) => payment_id)
  return new Map(
    payments.map(({ payment_id, root_id: ledger, paid_on: paidOn }) => {
      const own = (duesOf.get(payment_id) ?? []).map(({ due_id: id, amount }) => ({ id, amount }))
      return [payment_id, supportParts({ ledger, paidOn, dues: own })]
    }),
  )
}

export const supportOrderRecord: RecordPart = {
  events: supportOrderEvents,
  rows: async function* (tx) {
    const rows = await tx.selectFrom('support_order').selectAll().execute()
    yield rows.map((row) => ({
      entity: 'supportOrder',
      id: row.id,
      status: row.status,
      version: row.version,
      columns: orderColumnsOf(row),
      reach: row.reach,
      audience: row.audience,
      changedAt: row.changed_at,
    }))
  },
  adds: { to: 'payment', columns: partsOfSupport },
  checks: async (tx) => [
    ...(await duesAgainstOrders(tx)),
    ...(await chosenAgainstPayments(tx)),
    ...(await clockAgainstOrders(tx)),
  ],
  amountOf: ({ details }) => numberOf(details, 'amount') ?? numberOf(details, 'remaining'),
  print: orderPrint,
}
