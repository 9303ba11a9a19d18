import type { NamespacePaymentsTranslation, TranslationFunctions } from '#i18n/i18n-types.ts'

type PaymentLabelKey = keyof NamespacePaymentsTranslation['label']

/** Maps each label that the chart can produce to its text. */
const paymentTexts: Readonly<Record<string, PaymentLabelKey>> = {
  unconfirmed: 'unconfirmed',
  confirmed: 'confirmed',
  reimbursed: 'reimbursed',
  scheduled: 'scheduled',
  pending: 'pending',
  stopping: 'stopping',
  inProcess: 'inProcess',
  paid: 'paid',
  failed: 'failed',
  returned: 'returned',
  stopped: 'stopped',
  refused: 'refused',
  void: 'void',
}

/** @throws for a label without a text */
export function paymentLabelKeyOf(label: string): PaymentLabelKey {
  const key = paymentTexts[label]
  if (!key) throw new Error(`the label ${label} has no text`)
  return key
}

/** Returns the label of a payment that is shown for itself: "Processing" and "Processed" where its expense reads "In Process" and "Paid". */
export function ownPaymentLabel(label: string, { payments }: Pick<TranslationFunctions, 'payments'>): string {
  const key = paymentLabelKeyOf(label)
  return key === 'inProcess' || key === 'paid' ? payments.own[key]() : payments.label[key]()
}
