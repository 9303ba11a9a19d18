import type { FeeWaiverDto } from '#contract/fee-waivers/fee-waivers.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { ConfirmDialog } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { useFeeWaiverTexts } from './fee-waiver-texts.ts'
import { useWithdraw } from './use-fee-waiver.ts'

export type WithdrawDialogProps = { waiver: FeeWaiverDto; onClose: () => void }

/** Asks before an application ends for good. */
export function WithdrawDialog({ waiver, onClose }: WithdrawDialogProps) {
  const { LL, texts } = useFeeWaiverTexts()
  const { application } = texts
  const withdraw = useWithdraw(waiver)
  return (
    <ConfirmDialog
      title={application.withdrawTitle()}
      text={application.withdrawText()}
      action={application.withdraw()}
      labels={{ close: LL.shell.close, cancel: application.keep }}
      grave
      pending={withdraw.isPending}
      failure={
        withdraw.error ? { title: application.withdrawFailed(), text: formFailureText(withdraw.error, LL) } : null
      }
      onConfirm={() => withdraw.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
