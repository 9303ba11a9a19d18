import type { NamespaceExpensesTranslation } from '#i18n/i18n-types.ts'

export type LabelKey = keyof NamespaceExpensesTranslation['label']

/** The text of each label a chart can produce. An outcome that cannot end a state says what the state says without it. */
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

/** `newPaymentNeeded.returned` and the like, as the chart says it, to the key of its text. Throws for a label without one. */
export function labelKeyOf(label: string): LabelKey {
  const key = texts[label] ?? texts[label.split('.')[0] ?? '']
  if (!key) throw new Error(`the label ${label} has no text`)
  return key
}

/** The leaves that are told apart in sentences: a label without the outcome that may follow it. */
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
