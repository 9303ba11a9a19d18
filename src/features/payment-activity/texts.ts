import type { PaymentSummaryDto } from '#contract/payments/payment-activity.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { paymentChartOf } from '#src/app/shared/payments/payment.chart.ts'
import { paymentLabelKeyOf } from '#src/app/shared/payments/payment-label.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from './words.ts'

type Parties = Pick<PaymentDto, 'payerId' | 'receiverId'>

/** "You to Sam", "Sam to you", and both by name for someone looking on or on paper. */
export function partiesText({ payerId, receiverId }: Parties, viewer: Viewer, { paymentActivity }: Messages): string {
  const { list } = paymentActivity
  const [payer, receiver] = [viewer.nameOf(payerId), viewer.nameOf(receiverId)]
  if (viewer.isYou(payerId)) return list.toName({ name: receiver })
  if (viewer.isYou(receiverId)) return list.fromName({ name: payer })
  return list.between({ payer, receiver })
}

/** The names of what it pays, all of them. */
export const paysText = ({ pays, support }: PaymentSummaryDto, { paymentActivity }: Messages): string[] =>
  support ? [paymentActivity.support()] : pays.map(({ name }) => name ?? paymentActivity.unopened())

/** The first name, and how many others there are. */
export function paysShortText(line: PaymentSummaryDto, messages: Messages): string {
  const [name = '', ...others] = paysText(line, messages)
  return others.length === 0 ? name : messages.paymentActivity.list.andMore({ name, count: others.length })
}

/** What it stands at: in words whose turn it is where it is the reader's, else its status. */
export function statusText(line: PaymentSummaryDto, messages: Messages) {
  // A line is only asked whose turn it is, never what may be done; that rests on facts that its own page has.
  const chart = paymentChartOf({ ...line, payable: line.amount })
  const label = messages.payments.label[paymentLabelKeyOf(chart.label)]()
  const { chip, task } = messages.expenses
  const text = chart.isYourTurn ? chip.yourTurnTo({ what: task.paymentUnconfirmed() }) : label
  return { tone: toneOf(chart), text, label }
}

/** "Payment to Sam", "Payment from Dana", and both by name for someone looking on. */
export function titleText({ payerId, receiverId }: Parties, viewer: Viewer, { paymentActivity }: Messages): string {
  const { details } = paymentActivity
  const [payer, receiver] = [viewer.nameOf(payerId), viewer.nameOf(receiverId)]
  if (viewer.isYou(payerId)) return details.toName({ name: receiver })
  return viewer.isYou(receiverId) ? details.fromName({ name: payer }) : details.between({ payer, receiver })
}
