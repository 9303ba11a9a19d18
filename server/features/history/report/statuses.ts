import accountWords from '#i18n/en-US/paymentAccounts/index.ts'
import paymentsWords from '#i18n/en-US/payments/index.ts'
import { paymentAccountMachine } from '#machines/payment-accounts/payment-account.machine.ts'
import { paymentSeriesMachine } from '#machines/payment-schedules/payment-series.machine.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { expenseLabel } from '../../expenses/expenses.words.ts'
import type { Reader } from './reader.ts'
import { orderLabel } from './support-order.ts'
import { type Told, textOf, type Values } from './told.ts'

type PaymentLabel = keyof typeof paymentsWords.label
const isPaymentLabel = (key: string): key is PaymentLabel => Object.hasOwn(paymentsWords.label, key)
type AccountLabel = keyof typeof accountWords.label
const isAccountLabel = (key: string): key is AccountLabel => Object.hasOwn(accountWords.label, key)

type SeriesLabel = keyof typeof paymentsWords.series
const isSeriesLabel = (key: string): key is SeriesLabel => Object.hasOwn(paymentsWords.series, key)

/** The label a person reads for a leaf, as its chart's meta says; with how the last payment ended where that names it. */
const labelOf = (entity: string, leaf: string, facts: Values, reader: Reader): string => {
  const { words } = reader
  if (entity === 'payment') {
    const { label } = metaOfLeaf(paymentMachine, leaf)
    return isPaymentLabel(label) ? words.payments.label[label]() : label
  }
  if (entity === 'supportOrder') return orderLabel(leaf, reader)
  if (entity === 'paymentAccount') {
    const { label } = metaOfLeaf(paymentAccountMachine, leaf)
    return isAccountLabel(label) ? words.paymentAccounts.label[label]() : label
  }
  if (entity === 'paymentSeries') {
    const { label } = metaOfLeaf(paymentSeriesMachine, leaf)
    return isSeriesLabel(label) ? words.payments.series[label]() : label
  }
  return expenseLabel(words, leaf, textOf(facts, 'lastOutcome'))
}

/** "Status: Approved (was Created)"; null where it stayed what it was. */
export const statusOf = ({ entity, from, to, facts }: Told, reader: Reader): string | null => {
  if (to === null || from === to) return null
  const { paper, record } = reader.words.documents
  const now = labelOf(entity, to, facts, reader)
  const was = from === null ? null : labelOf(entity, from, {}, reader)
  return `${record.status()}: ${was === null || was === now ? now : paper.was({ now, was })}`
}
