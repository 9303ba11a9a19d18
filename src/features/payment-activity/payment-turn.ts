import type { PaymentDto } from '#contract/payments/payments.ts'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { paymentChartOf } from '#src/app/shared/payments/payment.chart.ts'
import { paymentLabelKeyOf } from '#src/app/shared/payments/payment-label.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Words } from './words.ts'

/** Everything the sentences about one payment may speak of, as this reader writes it. */
export const paramsOf = ({ payerId, receiverId, amount, createdAt }: PaymentDto, reader: Viewer) => ({
  payer: reader.nameOf(payerId),
  receiver: reader.nameOf(receiverId),
  amount: reader.money(amount),
  date: reader.dayOf(createdAt),
})

function sayChip(item: PaymentDto, reader: Viewer, words: Words): string {
  const { chip } = words.paymentActivity.details
  const chart = paymentChartOf(item)
  const [turn] = chart.turns
  if (chart.isYourTurn) return chip.yourTurn()
  if (turn === 'receiver') return chip.waitingFor({ name: reader.nameOf(item.receiverId) })
  return turn === 'bank' ? chip.bank() : words.payments.label[paymentLabelKeyOf(chart.label)]()
}

/** Why it came to nothing, as far as the bank or the clock said; empty where a person did it, whose words are quoted. */
export function sayWhyNot(item: PaymentDto, reader: Viewer, { paymentActivity }: Words): string {
  const { failure, returnCode } = paymentActivity.details
  return [
    item.failure && failure[item.failure](paramsOf(item, reader)),
    item.returnCode && returnCode({ code: item.returnCode }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What is asked of whom, or how it ended. */
export function sayTurn(item: PaymentDto, reader: Viewer, words: Words) {
  const { text } = words.paymentActivity.details
  const chart = paymentChartOf(item)
  const said = chart.isYourTurn ? text.unconfirmedReceiver : text[paymentLabelKeyOf(chart.label)]
  const params = paramsOf(item, reader)
  return {
    tone: toneOf(chart),
    chip: sayChip(item, reader, words),
    title: said.title(params),
    why: [said.why(params), sayWhyNot(item, reader, words)].filter(Boolean).join(' '),
  }
}
