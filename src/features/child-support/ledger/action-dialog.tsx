import { lazy, useState } from 'react'
import type { SupportOrderDto, SupportPaymentDto } from '#contract/child-support/child-support.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ActionDialog } from '#src/app/shared/lifecycle/action-dialog.tsx'
import { createTextDraft } from '#src/app/shared/lifecycle/text-draft.ts'
import { useLifecycle } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { paymentCommandOf } from '#src/features/payments/payment.chart.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { orderLifecycle, supportPaymentLifecycle } from '../child-support.commands.ts'
import { EndDialog } from '../order/end-dialog.tsx'
import { orderActionTexts, orderCommandOf, type PlainOrderAction } from '../order/order-texts.ts'
import { supportPaymentTexts } from '../pay/payment-texts.ts'
import { useSupportAnswer } from '../use-support-answer.ts'
import type { SupportAction } from './support-action.ts'

/** Only payments need this dialog's code, so it loads separately. */
const PayDialog = lazy(async () => ({ default: (await import('../pay/pay-dialog.tsx')).PaySupportDialog }))

type SupportActionDialogProps = { action: SupportAction; viewer: Viewer; onClose: () => void }

export function SupportActionDialog({ action: given, viewer, onClose }: SupportActionDialogProps) {
  const { done } = useI18nContext().LL.childSupport
  const toast = useToast()
  const name = otherParentOf(viewer)
  const finish = (text: string) => {
    toast({ tone: 'done', text })
    onClose()
  }
  const dialog = { viewer, onClose }
  if (given.on === 'pay')
    return (
      <PayDialog
        {...dialog}
        order={given.order}
        onDone={(way) => finish(way === 'bank' ? done.sent({ name }) : done.pay({ name }))}
      />
    )
  if (given.on === 'payment') {
    const texts = { confirm: done.confirmPayment, refuse: done.refusePayment, void: done.voidPayment }
    const { payment, action } = given
    return <PaymentDialog {...dialog} payment={payment} action={action} onDone={() => finish(texts[action]())} />
  }
  const { order, action } = given
  if (action === 'askEnd') return <EndDialog {...dialog} order={order} onDone={() => finish(done.askEnd({ name }))} />
  return <OrderDialog {...dialog} order={order} action={action} onDone={() => finish(done[action]())} />
}

type DialogProps = { viewer: Viewer; onDone: () => void; onClose: () => void }

/** Stores what was typed into the dialogs of one item, until it is answered. */
function useDraft(id: string, action: string) {
  const [draft] = useState(() => createTextDraft(`support.texts.${id}`))
  return { text: draft.textFor(action), keep: (typed: string) => draft.keepText(action, typed), drop: draft.drop }
}

/** Answers an order, or the end of one, with yes or no; a no needs a reason. */
function OrderDialog({ order, action, viewer, onDone, onClose }: DialogProps & OrderProps) {
  const { childSupport } = useI18nContext().LL
  const draft = useDraft(order.id, action)
  const { send } = useLifecycle(orderLifecycle, order)
  const answer = useSupportAnswer(order, { send, onDone: afterwards(draft.drop, onDone) })
  return (
    <ActionDialog
      texts={orderActionTexts(order, action, viewer, childSupport)}
      labels={childSupport.dialogs}
      pending={answer.pending}
      failure={answer.failure}
      draft={draft.text}
      onTyped={draft.keep}
      onConfirm={(reason) => answer.send(orderCommandOf(order, action, reason))}
      onClose={onClose}
    />
  )
}
type OrderProps = { order: SupportOrderDto; action: PlainOrderAction }

/** Confirms a payment, says that it did not come, or makes it void. */
function PaymentDialog({ payment: paid, action, viewer, onDone, onClose }: DialogProps & PaymentProps) {
  const { childSupport } = useI18nContext().LL
  const { payment } = paid
  const draft = useDraft(payment.id, action)
  const { send } = useLifecycle(supportPaymentLifecycle, payment)
  const answer = useSupportAnswer(payment, { send, onDone: afterwards(draft.drop, onDone) })
  return (
    <ActionDialog
      texts={supportPaymentTexts(paid, action, viewer, childSupport)}
      labels={childSupport.dialogs}
      pending={answer.pending}
      failure={answer.failure}
      draft={draft.text}
      onTyped={draft.keep}
      onConfirm={(reason) => answer.send(paymentCommandOf(payment, action, reason))}
      onClose={onClose}
    />
  )
}
type PaymentProps = { payment: SupportPaymentDto; action: 'confirm' | 'refuse' | 'void' }

const afterwards = (drop: () => void, onDone: () => void) => () => {
  drop()
  onDone()
}
