import { type PaymentAccountDto, paymentAccountRoutes } from '#contract/payment-accounts/payment-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { useAccountCommand } from '../use-account-command.ts'

/** Asked before what was answered is deleted. */
export function LeaveSignUp({ item, onClose }: { item: PaymentAccountDto; onClose: () => void }) {
  const { LL } = useI18nContext()
  const { leave: words } = LL.paymentAccounts
  const toast = useToast()
  const leave = useAccountCommand(paymentAccountRoutes.events, () => {
    toast({ tone: 'done', text: words.done() })
    onClose()
  })
  return (
    <FormDialog
      title={words.title()}
      text={words.text()}
      notice={words.notice()}
      labels={{ close: words.close(), cancel: words.cancel(), submit: words.action() }}
      grave
      pending={leave.isPending}
      failure={leave.error && { title: words.failed(), text: failureText(leave.error, LL) }}
      onSubmit={() =>
        leave.mutate({ params: { id: item.id }, body: { type: 'paymentAccount.leave', version: item.version } })
      }
      onClose={onClose}
    />
  )
}
