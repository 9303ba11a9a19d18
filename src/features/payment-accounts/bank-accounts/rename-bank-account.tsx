import * as z from 'zod/mini'
import { newBankAccount } from '#contract/payment-accounts/commands.ts'
import { type BankAccountDto, paymentAccountRoutes } from '#contract/payment-accounts/payment-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useQuestion } from '#src/app/shared/forms/use-question.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { useAccountCommand } from '../use-account-command.ts'
import { NameField } from './bank-account-fields.tsx'

const schema = z.pick(newBankAccount, { name: true })
type Name = { name: string }

export function RenameBankAccount({ account, onClose }: { account: BankAccountDto; onClose: () => void }) {
  const { LL } = useI18nContext()
  const { bankAccounts: messages } = LL.paymentAccounts
  const toast = useToast()
  const rename = useAccountCommand(paymentAccountRoutes.renameBankAccount)
  const { register, handleSubmit, errors, failure } = useQuestion<Name, Name>({
    schema,
    defaultValues: { name: account.name },
    names: ['name'],
    failure: rename.error,
  })
  const send = ({ name }: Name) =>
    rename.mutate(
      { params: { id: account.id }, body: { name, version: account.version } },
      {
        onSuccess: () => {
          toast({ tone: 'done', text: messages.done.renamed({ account: name }) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={messages.renaming.title({ account: account.name })}
      labels={{ close: messages.form.close(), cancel: messages.form.cancel(), submit: messages.form.save() }}
      pending={rename.isPending}
      failure={failure ? { title: messages.form.failed(), text: formFailureText(failure, LL) } : null}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <NameField field={register('name')} error={errors.name} />
    </FormDialog>
  )
}
