import payments from '#i18n/en-US/payments/index.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'

type Label = keyof typeof payments.label
const isLabel = (key: string): key is Label => Object.hasOwn(payments.label, key)

/** Returns the label of a leaf from its chart's meta. */
export const paymentLabel = (texts: Pick<TranslationFunctions, 'payments'>, leaf: string): string => {
  const { label } = metaOfLeaf(paymentMachine, leaf)
  return isLabel(label) ? texts.payments.label[label]() : label
}
