import { type NewBankAccount, paymentAccountRoutes } from '#contract/payment-accounts/payment-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { draftText } from '#src/app/shared/forms/refused.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { useAccountCommand } from '../use-account-command.ts'
import { NewAccountFields, useNewAccount } from './new-account.tsx'

/** Another bank account, with its numbers. */
export function AddBankAccount({ onClose }: { onClose: () => void }) {
  const { LL } = useI18nContext()
  const { bankAccounts: words } = LL.paymentAccounts
  const toast = useToast()
  const add = useAccountCommand(paymentAccountRoutes.addBankAccount)
  const { register, handleSubmit, errors, failure } = useNewAccount(add.error)
  const send = (body: NewBankAccount) =>
    add.mutate(
      { body },
      {
        onSuccess: () => {
          toast({ tone: 'done', text: words.done.added({ account: body.name }) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={words.add()}
      labels={{ close: words.form.close(), cancel: words.form.cancel(), submit: words.form.add() }}
      pending={add.isPending}
      failure={failure ? { title: words.form.failed(), text: draftText(failure, LL) } : null}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <NewAccountFields register={register} errors={errors} />
    </FormDialog>
  )
}
