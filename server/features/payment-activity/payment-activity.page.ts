import { limits } from '#contract/limits.ts'
import type { PaymentPageDto, PaymentQuery, PaymentSummaryDto } from '#contract/payments/payment-activity.ts'
import type { PaymentSelection } from '#contract/payments/payment-selection.ts'
import { decodeCursor, encodeCursor } from '../../db/cursor.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { peopleOfPayment } from '../payments/payments.lifecycle.ts'
import { keyOf, orderOf, pageQuery, paidBy, sumOf } from './payment-activity.list.ts'
import { matching } from './payment-activity.matching.ts'

type Lines = Pick<PaymentPageDto, 'items' | 'next'>

const familyOf = (tx: Tx) => tx.selectFrom('family').select(['currency', 'time_zone']).executeTakeFirstOrThrow()

type Row = Awaited<ReturnType<ReturnType<typeof pageQuery>['execute']>>[number]

const lineOf = (
  row: Row,
  pays: PaymentSummaryDto['pays'],
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
  createdAt: row.created_at,
  startOn: row.start_on,
  support: row.support,
  pays,
  you: byOf(viewer, peopleOfPayment(row)),
})

/** Returns the next lines of a selection in three statements, whatever their number. */
export const paymentLinesOf = async (
  tx: Tx,
  viewer: Viewer,
  selection: PaymentSelection,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Lines> => {
  const { currency, time_zone: zone } = await familyOf(tx)
  const order = orderOf(selection)
  const place = after === undefined ? null : decodeCursor(order, keyOf(order), after)
  const query = pageQuery(tx, matching(selection, viewer, zone), { order, after: place, limit: limit + 1 })
  const found = await query.execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const ids = rows.map(({ id }) => id)
  const pays = await paidBy(tx, viewer, ids)
  return {
    items: rows.map((row) => lineOf(row, pays.get(row.id) ?? [], currency, viewer)),
    next: found.length > limit && last ? encodeCursor(order, { value: last.place, id: last.id }) : null,
  }
}

/** Returns one page. The first page also contains the number of matches and their totals. */
export const paymentPageOf = async (tx: Tx, viewer: Viewer, query: PaymentQuery): Promise<PaymentPageDto> => {
  const { after, limit = limits.page.default, ...selection } = query
  const lines = await paymentLinesOf(tx, viewer, selection, { after, limit })
  if (after !== undefined) return { ...lines, count: null, totals: null }
  const { time_zone: zone } = await familyOf(tx)
  const { all, ...totals } = await sumOf(tx, matching(selection, viewer, zone), viewer)
  return { ...lines, count: all, totals }
}
