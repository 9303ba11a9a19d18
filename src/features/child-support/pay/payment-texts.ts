import type { SupportPaymentDto } from '#contract/child-support/child-support.ts'
import type { ActionTexts } from '#src/app/shared/lifecycle/action-dialog.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from '../texts.ts'

/** Gives the texts of the dialog before a payment is confirmed, reported as not received, or made void. */
export function supportPaymentTexts(
  { payment, paidOn }: SupportPaymentDto,
  action: 'confirm' | 'refuse' | 'void',
  viewer: Viewer,
  messages: Messages,
): ActionTexts {
  const { dialogs } = messages
  const name = otherParentOf(viewer)
  const params = { amount: viewer.money(payment.amount), name, date: viewer.date(paidOn) }
  if (action === 'confirm') {
    const { title, text } = dialogs.confirmPayment
    return { title: title(params), text: text(params), action: messages.payment.confirm() }
  }
  const reason = { label: dialogs.reason(), hint: dialogs.reasonHint({ name }) }
  if (action === 'refuse') {
    const { title, text, action: refuse } = dialogs.refusePayment
    return { title: title(params), text: text(params), action: refuse(), grave: true, reason }
  }
  const { title, text } = viewer.isYou(payment.payerId) ? dialogs.voidOwn : dialogs.voidReceived
  return { title: title(params), text: text(params), action: dialogs.voidAction(), grave: true, reason }
}
