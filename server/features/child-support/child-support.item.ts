import type { SupportDueDto, SupportOrderDto, SupportSummaryDto } from '#contract/child-support/child-support.ts'
import { nextDueDate } from '#domain/child-support/dues.ts'
import { arrearsOf, daysLate, dueStatusOf, type LedgerLine, ledgerOf, openDueOf } from '#domain/child-support/ledger.ts'
import type { Currency } from '#domain/money.ts'
import { addUp } from '#domain/money.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { countsAs } from '../payments/payments.facts.ts'
import { dueIdOf, type LedgerState, type OrderedDue, type PaymentOfLedger } from './child-support.ledger.ts'
import { orderFacts, peopleOfOrder } from './child-support.lifecycle.ts'
import { isAgreed, ruleOf, type SupportOrderRow } from './child-support.store.ts'

/** The date, currency and viewer for which a ledger is shown. */
export type LedgerView = { readonly today: string; readonly currency: Currency; readonly viewer: Viewer }

export const orderItemOf = (row: SupportOrderRow, state: LedgerState, look: LedgerView): SupportOrderDto => ({
  id: row.id,
  root: row.root_id,
  status: row.status,
  version: row.version,
  amount: row.amount,
  currency: look.currency,
  rhythm: row.rhythm,
  days: row.days,
  from: row.from_on,
  to: row.to_on,
  askedEnd: row.asked_end,
  reason: row.reason,
  payerId: row.payer_id,
  receiverId: row.receiver_id,
  childIds: row.child_ids,
  reference: row.reference,
  previousId: row.previous_id,
  createdBy: row.creator_id,
  createdAt: row.created_at,
  facts: orderFacts(row, state, look.today),
  you: byOf(look.viewer, peopleOfOrder(row)),
})

/** The day on which the last settled part was paid; null while something remains. */
const paidWholeOn = ({ remaining, parts }: LedgerLine, paidOn: ReadonlyMap<string, PaymentOfLedger>): string | null =>
  remaining > 0
    ? null
    : parts.reduce<string | null>((last, { paymentId }) => {
        const day = paidOn.get(paymentId)?.paidOn ?? null
        return last === null || (day !== null && day > last) ? day : last
      }, null)

export const dueItemsOf = (
  lines: readonly LedgerLine[],
  dues: readonly OrderedDue[],
  payments: readonly PaymentOfLedger[],
  today: string,
): SupportDueDto[] => {
  const orders = new Map(dues.map(({ id, orderId }) => [id, orderId]))
  const known = new Map(payments.map((payment) => [payment.id, payment]))
  return lines.map((line) => ({
    id: line.id,
    orderId: orders.get(line.id) ?? '',
    dueOn: line.dueOn,
    status: dueStatusOf(line, today),
    amount: line.amount,
    settled: line.settled,
    onItsWay: line.onItsWay,
    remaining: line.remaining,
    balance: line.balance,
    daysLate: daysLate(line.dueOn, paidWholeOn(line, known) ?? today),
    parts: line.parts.flatMap(({ paymentId, amount, settled }) => {
      const payment = known.get(paymentId)
      if (!payment) return []
      const { paidOn, method, number } = payment
      return { paymentId, amount, settled, paidOn, method, number }
    }),
  }))
}

/** Returns the next due of whichever order is then in force, including what was paid early. */
const nextDue = ({ orders, dues, payments }: LedgerState, today: string): SupportDueDto | null => {
  const coming = orders.filter(isAgreed).flatMap((order): OrderedDue[] => {
    const dueOn = nextDueDate(ruleOf(order), today)
    return dueOn === null ? [] : [{ id: dueIdOf(order.id, dueOn), orderId: order.id, dueOn, amount: order.amount }]
  })
  const [next] = coming.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
  if (!next) return null
  const withNext = [...dues, next]
  const line = ledgerOf(withNext, payments).lines.find(({ id }) => id === next.id)
  return line ? (dueItemsOf([line], withNext, payments, today)[0] ?? null) : null
}

export const summaryOf = (state: LedgerState, today: string): SupportSummaryDto => {
  const { ledger, dues, payments } = state
  const last = ledger.lines.at(-1)
  const counted = (counts: PaymentOfLedger['counts']) =>
    addUp(payments.filter((payment) => payment.counts === counts).map(({ amount }) => amount))
  return {
    arrears: arrearsOf(ledger, today),
    open: openDueOf(ledger),
    onItsWay: counted('onItsWay'),
    settled: counted('settled'),
    scheduled: addUp(payments.filter(({ status }) => countsAs(status, 'scheduled')).map(({ amount }) => amount)),
    credit: ledger.credit,
    current: last ? (dueItemsOf([last], dues, payments, today)[0] ?? null) : null,
    next: nextDue(state, today),
  }
}
