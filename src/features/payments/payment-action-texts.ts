import type { PaymentDto } from '#contract/payments/payments.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { ActionTexts } from '../../app/shared/lifecycle/action-dialog.tsx'
import { otherParentOf, type Viewer } from '../../app/shared/viewer/viewer.ts'
import type { PaymentAction } from './payment.chart.ts'

/** Gives the texts of the dialog before a payment is stopped, refused or made void. A confirmation needs no dialog. */
export function paymentActionTexts(
  payment: PaymentDto,
  action: PaymentAction,
  viewer: Viewer,
  { payments }: Pick<TranslationFunctions, 'payments'>,
): ActionTexts {
  const { dialogs } = payments
  const params = { amount: viewer.money(payment.amount), name: otherParentOf(viewer) }
  if (action === 'confirm' || action === 'stop') {
    const { title, text, action: stop } = dialogs.stop
    return { title: title(params), text: text(), action: stop() }
  }
  const reason = { label: dialogs.reason(), hint: dialogs.reasonHint(params) }
  if (action === 'refuse') {
    const { title, text, action: refuse } = dialogs.refuse
    return { title: title(params), text: text(params), action: refuse(), reason }
  }
  const { title, text } = viewer.isYou(payment.payerId) ? dialogs.voidOwn : dialogs.voidReceived
  return { title: title(params), text: text(params), action: dialogs.voidAction(), grave: true, reason }
}
