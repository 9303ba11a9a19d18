import payments from '#i18n/en-US/payments/index.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'

type Label = keyof typeof payments.label
const isLabel = (key: string): key is Label => Object.hasOwn(payments.label, key)

type Texts = Pick<TranslationFunctions, 'payments'>

/** Returns the label of a leaf from its chart's meta. */
export const paymentLabel = (texts: Texts, leaf: string): string => {
  const { label } = metaOfLeaf(paymentMachine, leaf)
  return isLabel(label) ? texts.payments.label[label]() : label
}

/** The same where a payment is listed for itself and not as a part of its expense. */
export const ownPaymentLabel = (texts: Texts, leaf: string): string => {
  const { label } = metaOfLeaf(paymentMachine, leaf)
  return label === 'inProcess' || label === 'paid' ? texts.payments.own[label]() : paymentLabel(texts, leaf)
}
