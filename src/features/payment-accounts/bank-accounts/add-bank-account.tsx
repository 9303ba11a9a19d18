import type { NewBankAccount } from '#contract/payment-accounts/commands.ts'
import { paymentAccountRoutes } from '#contract/payment-accounts/payment-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { useAccountCommand } from '../use-account-command.ts'
import { NewAccountFields, useNewAccount } from './new-account.tsx'

export function AddBankAccount({ onClose }: { onClose: () => void }) {
  const { LL } = useI18nContext()
  const { bankAccounts: messages } = LL.paymentAccounts
  const toast = useToast()
  const add = useAccountCommand(paymentAccountRoutes.addBankAccount)
  const { register, handleSubmit, errors, failure } = useNewAccount(add.error)
  const send = (body: NewBankAccount) =>
    add.mutate(
      { body },
      {
        onSuccess: () => {
          toast({ tone: 'done', text: messages.done.added({ account: body.name }) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={messages.add()}
      labels={{ close: messages.form.close(), cancel: messages.form.cancel(), submit: messages.form.add() }}
      pending={add.isPending}
      failure={failure ? { title: messages.form.failed(), text: formFailureText(failure, LL) } : null}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <NewAccountFields register={register} errors={errors} />
    </FormDialog>
  )
}
