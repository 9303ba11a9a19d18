import { supportOrderEvents } from '#contract/child-support/child-support.events.ts'
import { numberOf } from '../../history/parsed-entry.ts'
import type { RecordPart } from '../../history/record-part.ts'
import { chosenAgainstPayments, clockAgainstOrders, duesAgainstOrders } from './child-support.dues-check.ts'
import { orderColumnsOf } from './child-support.lifecycle.ts'
import { orderPrint } from './child-support.printed.ts'

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
      reach: row.reach,
      audience: row.audience,
      changedAt: row.changed_at,
    }))
  },
  checks: async (tx) => [
    ...(await duesAgainstOrders(tx)),
    ...(await chosenAgainstPayments(tx)),
    ...(await clockAgainstOrders(tx)),
  ],
  amountOf: ({ details }) => numberOf(details, 'amount') ?? numberOf(details, 'remaining'),
  print: orderPrint,
}
