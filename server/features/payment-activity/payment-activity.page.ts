import { type PaymentPageDto, type PaymentSummaryDto, statusesIn } from '#contract/payments/payment-activity.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { type CountedList, type PageQuery, pageOf } from '../../lists/list.ts'
import { peopleOfPayment } from '../payments/payments.lifecycle.ts'
import {
  orderOf,
  type PaymentListQuery,
  paidBy,
  paymentRows,
  type Summary,
  seriesAhead,
  sumOf,
} from './payment-activity.list.ts'

type Row = Awaited<ReturnType<ReturnType<typeof paymentRows>['execute']>>[number]

const waiting = statusesIn('scheduled')

const lineOf = (
  row: Row,
  pays: PaymentSummaryDto['pays'],
  ahead: Awaited<ReturnType<typeof seriesAhead>>,
  currency: PaymentSummaryDto['currency'],
  viewer: Viewer,
): PaymentSummaryDto => ({
  id: row.id,
  status: row.status,
  method: row.method,
  later: row.later,
  amount: row.amount,
  currency,
  payerId: row.payer_id,
  receiverId: row.receiver_id,
  number: row.number,
  means: row.means,
  paidOn: row.handed_on,
  createdAt: row.created_at,
  startOn: row.start_on,
  series: row.series_id && waiting.includes(row.status) ? (ahead.get(row.series_id) ?? null) : null,
  support: row.support,
  pays,
  you: byOf(viewer, peopleOfPayment(row)),
})

/** Lists every payment between the parents. Its totals cover what is selected, so they are summed while it is counted. */
export const paymentActivity: CountedList<'payment', PaymentListQuery, Row, PaymentSummaryDto, Summary> = {
  orderOf,
  rows: paymentRows,
  cursorOf: ({ place, id }) => [place, id],
  items: async ({ tx, viewer, currency }, rows) => {
    const ids = rows.map(({ id }) => id)
    const pays = await paidBy(tx, viewer, ids)
    const series = rows.flatMap(({ status, series_id: id }) => (id && waiting.includes(status) ? [id] : []))
    const ahead = await seriesAhead(tx, [...new Set(series)])
    return rows.map((row) => lineOf(row, pays.get(row.id) ?? [], ahead, currency, viewer))
  },
  summary: sumOf,
}

export const paymentPageOf = async (
  tx: Tx,
  viewer: Viewer,
  query: PaymentListQuery & PageQuery,
): Promise<PaymentPageDto> => {
  const { items, next, summary } = await pageOf(paymentActivity, tx, viewer, query)
  return { items, next, count: summary?.count ?? null, totals: summary?.totals ?? null }
}
