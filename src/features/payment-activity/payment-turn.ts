import type { PaymentDto } from '#contract/payments/payments.ts'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { paymentChartOf } from '#src/features/payments/payment.chart.ts'
import { ownPaymentLabel, paymentLabelKeyOf } from '#src/features/payments/payment-label.ts'
import { dayText, type Messages } from './texts.ts'

/** Formats every value that a sentence about one payment can use. */
export const paramsOf = ({ payerId, receiverId, amount, createdAt, paidOn, startOn }: PaymentDto, viewer: Viewer) => ({
  payer: viewer.nameOf(payerId),
  receiver: viewer.nameOf(receiverId),
  amount: viewer.money(amount),
  date: viewer.dayOf(createdAt),
  /** The day on which it goes out, or went out. */
  day: dayText({ paidOn, startOn, createdAt }, viewer),
})

function chipText(item: PaymentDto, viewer: Viewer, messages: Messages): string {
  const { chip } = messages.paymentActivity.details
  const chart = paymentChartOf(item)
  const [turn] = chart.turns
  if (chart.isYourTurn) return chip.yourTurn()
  if (turn === 'receiver') return chip.waitingFor({ name: viewer.nameOf(item.receiverId) })
  return turn === 'bank' ? chip.bank() : ownPaymentLabel(chart.label, messages)
}

/** Says why it failed according to the bank or a deadline; empty when a person ended it, whose text is quoted. */
export function failureReasonText(item: PaymentDto, viewer: Viewer, { paymentActivity }: Messages): string {
  const { failure, returnCode } = paymentActivity.details
  return [
    item.failure && failure[item.failure](paramsOf(item, viewer)),
    item.returnCode && returnCode({ code: item.returnCode }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Says whose turn it is, or how it ended. */
export function turnText(item: PaymentDto, viewer: Viewer, messages: Messages) {
  const { text } = messages.paymentActivity.details
  const chart = paymentChartOf(item)
  const texts = chart.isYourTurn ? text.unconfirmedReceiver : text[paymentLabelKeyOf(chart.label)]
  const params = paramsOf(item, viewer)
  return {
    tone: toneOf(chart),
    chip: chipText(item, viewer, messages),
    title: texts.title(params),
    why: [texts.why(params), failureReasonText(item, viewer, messages)].filter(Boolean).join(' '),
  }
}
