import type { NamespaceExpensesTranslation } from '#i18n/i18n-types.ts'

export type LabelKey = keyof NamespaceExpensesTranslation['label']

/**
 * Maps each label a chart can produce to its text. An outcome that does not change the meaning has its state's text.
 */
const texts: Readonly<Record<string, LabelKey>> = {
  private: 'private',
  open: 'open',
  receiptRequested: 'receiptRequested',
  declined: 'declined',
  withdrawn: 'withdrawn',
  deleted: 'deleted',
  unpaid: 'unpaid',
  paymentUnconfirmed: 'paymentUnconfirmed',
  paymentInProcess: 'paymentInProcess',
  paymentScheduled: 'paymentScheduled',
  partlyPaid: 'partlyPaid',
  newPaymentNeeded: 'newPaymentNeeded',
  'newPaymentNeeded.failed': 'newPaymentNeededFailed',
  'newPaymentNeeded.returned': 'newPaymentNeededReturned',
  'newPaymentNeeded.stopped': 'newPaymentNeededStopped',
  'newPaymentNeeded.refused': 'newPaymentNeededRefused',
  'newPaymentNeeded.void': 'newPaymentNeededVoid',
  settled: 'settled',
  'settled.confirmed': 'settledConfirmed',
  'settled.reimbursed': 'settledReimbursed',
}

/**
 * Maps a chart's label, such as `newPaymentNeeded.returned`, to the key of its text. Throws for a label without one.
 */
export function labelKeyOf(label: string): LabelKey {
  const key = texts[label] ?? texts[label.split('.')[0] ?? '']
  if (!key) throw new Error(`the label ${label} has no text`)
  return key
}

/** Sentences differ by these labels, without the outcome that may follow. */
export const scenes = [
  'private',
  'open',
  'receiptRequested',
  'declined',
  'withdrawn',
  'deleted',
  'unpaid',
  'partlyPaid',
  'paymentUnconfirmed',
  'paymentInProcess',
  'paymentScheduled',
  'newPaymentNeeded',
  'settled',
] as const
export type Scene = (typeof scenes)[number]

export function sceneOf(label: string): Scene {
  const [base] = label.split('.')
  const scene = scenes.find((known) => known === base)
  if (!scene) throw new Error(`the label ${label} has no scene`)
  return scene
}
