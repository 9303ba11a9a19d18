import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { ActionDialog } from '#src/app/shared/lifecycle/action-dialog.tsx'
import type { ConfirmDialogProps } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import type { PendingAction } from '#src/app/shared/lifecycle/use-answer.ts'
import type { Uploads } from '#src/app/shared/uploads/use-uploads.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { paymentCommandOf } from '#src/features/payments/payment.chart.ts'
import { paymentActionTexts } from '#src/features/payments/payment-action-texts.ts'
import { PayExpenseDialog } from '../pay/pay-dialog.tsx'
import { ReceiptsDialog } from '../receipts/receipts-dialog.tsx'
import type { Messages } from '../texts.ts'
import { actionTexts } from './action-texts.ts'
import type { AnswersDraft } from './answers-draft.ts'
import type { PageAction, PageCommand } from './page-action.ts'
import { plainCommand } from './page-commands.ts'

export type ExpenseActionDialogProps = Pick<ConfirmDialogProps, 'pending' | 'failure' | 'onClose'> & {
  pendingAction: PendingAction<ExpenseDto, PageAction>
  viewer: Viewer
  messages: Messages
  draft: AnswersDraft
  uploads: Uploads
  onSend: (command: PageCommand, placed?: (failure: unknown) => boolean) => void
}

export function ExpenseActionDialog(props: ExpenseActionDialogProps) {
  const { pendingAction, viewer, messages, draft, uploads, onSend, ...rest } = props
  const dialog = { ...rest, labels: messages.common.dialogs }
  const { seen } = pendingAction
  if (pendingAction.action.on === 'payment') {
    const { payment, action } = pendingAction.action
    return (
      <ActionDialog
        {...dialog}
        texts={paymentActionTexts(payment, action, viewer, messages)}
        draft={draft.texts.textFor(payment.id)}
        onTyped={(typed) => draft.texts.keepText(payment.id, typed)}
        onConfirm={(reason) => onSend({ on: 'payment', payment, command: paymentCommandOf(payment, action, reason) })}
      />
    )
  }
  if (pendingAction.action.action === 'pay') {
    const { way } = pendingAction.action
    return <PayExpenseDialog {...dialog} seen={seen} start={way} viewer={viewer} draft={draft} onSend={onSend} />
  }
  const { action } = pendingAction.action
  if (action === 'approve' || action === 'edit') return null
  if (action === 'addReceipt')
    return <ReceiptsDialog {...dialog} seen={seen} viewer={viewer} uploads={uploads} onSend={onSend} />
  return (
    <ActionDialog
      {...dialog}
      texts={actionTexts(seen, action, viewer, messages)}
      draft={draft.texts.textFor(action)}
      onTyped={(typed) => draft.texts.keepText(action, typed)}
      onConfirm={(reason) => onSend({ on: 'expense', command: plainCommand(seen, action, reason) })}
    />
  )
}
