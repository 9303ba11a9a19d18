import type { PaymentDto } from '#contract/payments/payments.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { AskDialog, type AskDialogProps } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { ReasonFormDialog } from '#src/app/shared/lifecycle/reason-form-dialog.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { PaymentAction } from './payment.chart.ts'

type PaymentDialogProps = Pick<AskDialogProps, 'pending' | 'failure' | 'onClose'> & {
  payment: PaymentDto
  action: PaymentAction
  reader: Viewer
  words: Pick<TranslationFunctions, 'expenses' | 'payments'>
  /** The reason as it was typed before, if the answer could not be given then. */
  kept: string
  onTyped: (reason: string) => void
  /** `reason` is empty where none is asked for. */
  onSend: (reason: string) => void
}

/** What is asked before a payment is stopped, said not to have come, or made void. A confirmation asks nothing more. */
export function PaymentDialog({ payment, action, reader, kept, onTyped, onSend, ...same }: PaymentDialogProps) {
  const { dialogs } = same.words.payments
  const params = { amount: reader.money(payment.amount), name: otherParentOf(reader) }
  if (action === 'confirm' || action === 'stop')
    return (
      <AskDialog
        {...same}
        title={dialogs.stop.title(params)}
        text={dialogs.stop.text()}
        action={dialogs.stop.action()}
        onSend={() => onSend('')}
      />
    )
  const own = reader.isYou(payment.payerId)
  const said = action === 'refuse' ? dialogs.refuse : own ? dialogs.voidOwn : dialogs.voidReceived
  return (
    <ReasonFormDialog
      {...same}
      title={said.title(params)}
      text={said.text(params)}
      action={action === 'refuse' ? dialogs.refuse.action() : dialogs.voidAction()}
      grave={action === 'void'}
      label={dialogs.reason()}
      hint={dialogs.reasonHint(params)}
      kept={kept}
      onTyped={onTyped}
      onWords={onSend}
    />
  )
}
