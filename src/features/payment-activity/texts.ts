import type { PaymentSummaryDto } from '#contract/payments/payment-activity.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import type { EventTexts } from '#i18n/event-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { paymentChartOf } from '#src/features/payments/payment.chart.ts'
import { ownPaymentLabel } from '#src/features/payments/payment-label.ts'

/** These are the area's dictionaries. Texts that every list shares come from the expense log. */
export type Messages = EventTexts & Pick<TranslationFunctions, 'paymentActivity' | 'payments' | 'expenses'>

type Parties = Pick<PaymentDto, 'payerId' | 'receiverId'>

/** Returns "You to Sam" or "Sam to you"; for a read-only viewer or in print it names both. */
export function partiesText({ payerId, receiverId }: Parties, viewer: Viewer, { paymentActivity }: Messages): string {
  const { list } = paymentActivity
  const [payer, receiver] = [viewer.nameOf(payerId), viewer.nameOf(receiverId)]
  if (viewer.isYou(payerId)) return list.toName({ name: receiver })
  if (viewer.isYou(receiverId)) return list.fromName({ name: payer })
  return list.between({ payer, receiver })
}

/** Names everything that the payment pays. */
export const paysText = ({ pays, support }: PaymentSummaryDto, { paymentActivity }: Messages): string[] =>
  support ? [paymentActivity.support()] : pays.map(({ name }) => name ?? paymentActivity.unopened())

/** Gives the first name and the number of others. */
export function paysShortText(line: PaymentSummaryDto, messages: Messages): string {
  const [name = '', ...others] = paysText(line, messages)
  return others.length === 0 ? name : messages.paymentActivity.list.andMore({ name, count: others.length })
}

type Days = Pick<PaymentSummaryDto, 'paidOn' | 'startOn' | 'createdAt'>

/** Returns the day of the payment: as planned, as its payer says, or on which it was recorded. */
export const dayText = ({ paidOn, startOn, createdAt }: Days, viewer: Viewer): string => {
  const day = startOn ?? paidOn
  return day ? viewer.date(day) : viewer.dayOf(createdAt)
}

type Series = PaymentSummaryDto['series']

/** Tells whether a line stands for more payments than its own. */
export const isSeveral = (series: Series): series is NonNullable<Series> => series !== null && series.count > 1

/** Returns "8 payments scheduled until Jan 3, 2027"; empty for a single payment. */
export const seriesText = ({ series }: PaymentSummaryDto, viewer: Viewer, { paymentActivity }: Messages): string =>
  isSeveral(series) ? paymentActivity.list.series.count({ count: series.count, until: viewer.date(series.until) }) : ''

/** Says that it is the viewer's turn, else gives the status. */
export function statusText(line: PaymentSummaryDto, messages: Messages) {
  // A line only tells whose turn it is. What may be done depends on facts that only the payment's page has.
  const chart = paymentChartOf({ ...line, payable: line.amount })
  const label = ownPaymentLabel(chart.label, messages)
  const { chip, task } = messages.expenses
  const text = chart.isYourTurn ? chip.yourTurnTo({ what: task.paymentUnconfirmed() }) : label
  return { tone: toneOf(chart), text, label }
}

/** Returns "Payment to Sam" or "Payment from Dana"; for a read-only viewer it names both. */
export function titleText({ payerId, receiverId }: Parties, viewer: Viewer, { paymentActivity }: Messages): string {
  const { details } = paymentActivity
  const [payer, receiver] = [viewer.nameOf(payerId), viewer.nameOf(receiverId)]
  if (viewer.isYou(payerId)) return details.toName({ name: receiver })
  return viewer.isYou(receiverId) ? details.fromName({ name: payer }) : details.between({ payer, receiver })
}
