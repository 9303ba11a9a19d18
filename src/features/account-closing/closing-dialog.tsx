import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ConfirmDialog } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import type { FailureMessage } from '#src/app/shared/lifecycle/failure-message.ts'

export type ClosingDialogProps = {
  pending: boolean
  failure: FailureMessage | null
  onConfirm: () => void
  onClose: () => void
}

/** Says what a press means, before the password is asked for. */
export function ClosingDialog({ onConfirm, ...dialog }: ClosingDialogProps) {
  const { closing } = useI18nContext().LL.account
  return (
    <ConfirmDialog
      {...dialog}
      labels={closing}
      title={closing.confirmTitle()}
      text={closing.confirmText()}
      action={closing.ask()}
      grave
      onConfirm={onConfirm}
    />
  )
}
