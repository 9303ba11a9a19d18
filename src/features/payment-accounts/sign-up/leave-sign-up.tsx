import type { PaymentAccountDto } from '#contract/payment-accounts/payment-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ConfirmDialog } from '#src/app/shared/lifecycle/confirm-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { useAccountAnswer } from '../use-account-answer.ts'

export type LeaveSignUpProps = { item: PaymentAccountDto; onClose: () => void }

/** Asks before the answers are deleted. */
export function LeaveSignUp({ item, onClose }: LeaveSignUpProps) {
  const { leave: messages } = useI18nContext().LL.paymentAccounts
  const toast = useToast()
  const { send, pending, failure } = useAccountAnswer(item, {
    failureTitle: messages.failed(),
    onDone: () => {
      toast({ tone: 'done', text: messages.done() })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={messages.title()}
      text={messages.text()}
      notice={messages.notice()}
      action={messages.action()}
      labels={messages}
      grave
      pending={pending}
      failure={failure}
      onConfirm={() => send({ type: 'paymentAccount.leave', version: item.version })}
      onClose={onClose}
    />
  )
}
