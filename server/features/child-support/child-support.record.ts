import { supportOrderEvents } from '#contract/child-support/child-support.events.ts'
import type { Tx } from '../../db/tenancy.ts'
import { numberOf } from '../../history/parsed-entry.ts'
import type { Finding, RecordPart } from '../../history/record-part.ts'
import { duesThrough } from './child-support.ledger.ts'
import { orderColumnsOf } from './child-support.lifecycle.ts'
import { orderPrint } from './child-support.printed.ts'

/** Every stored due must follow from its order by id, day and amount. */
const duesAgainstOrders = async (tx: Tx): Promise<Finding[]> => {
  const orders = await tx.selectFrom('support_order').selectAll().execute()
  const rows = await tx
    .selectFrom('support_due')
    .select(['id', 'order_id', 'due_on', 'amount'])
    .where('cancelled_at', 'is', null)
    .execute()
  const last = rows.reduce((day, { due_on }) => (due_on > day ? due_on : day), '')
  const right = new Map(duesThrough(orders, last).map((due) => [due.id, due]))
  return rows.flatMap(({ id, order_id, due_on, amount }) => {
    const due = right.get(id)
    const follows = due?.orderId === order_id && due.dueOn === due_on && due.amount === amount
    return follows ? [] : [`supportDue ${id}: it does not follow from its order`]
  })
}

export const supportOrderRecord: RecordPart = {
  events: supportOrderEvents,
  rows: async (tx) => {
    const rows = await tx.selectFrom('support_order').selectAll().execute()
    return rows.map((row) => ({
      entity: 'supportOrder',
      id: row.id,
      status: row.status,
      version: row.version,
      columns: orderColumnsOf(row),
    }))
  },
  checks: duesAgainstOrders,
  amountOf: ({ details }) => numberOf(details, 'amount') ?? numberOf(details, 'remaining'),
  print: orderPrint,
}
