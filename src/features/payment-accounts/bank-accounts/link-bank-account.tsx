import * as z from 'zod/mini'
import { newBankAccount } from '#contract/payment-accounts/commands.ts'
import { type BankAccountDto, paymentAccountRoutes } from '#contract/payment-accounts/payment-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useQuestion } from '#src/app/shared/forms/use-question.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { useAccountCommand } from '../use-account-command.ts'
import { NumberFields } from './bank-account-fields.tsx'

const schema = z.pick(newBankAccount, { routingNumber: true, accountNumber: true })
type Numbers = z.infer<typeof schema>

/** Asks for a bank account's numbers again, for a provider that does not have them yet. */
export function LinkBankAccount({ account, onClose }: { account: BankAccountDto; onClose: () => void }) {
  const { LL } = useI18nContext()
  const { bankAccounts: messages } = LL.paymentAccounts
  const toast = useToast()
  const named = { account: account.name }
  const link = useAccountCommand(paymentAccountRoutes.linkBankAccount, () => {
    toast({ tone: 'done', text: messages.done.linked(named) })
    onClose()
  })
  const { register, handleSubmit, errors, failure } = useQuestion<Numbers, Numbers>({
    schema,
    defaultValues: { routingNumber: '', accountNumber: '' },
    names: ['routingNumber', 'accountNumber'],
    failure: link.error,
  })
  const send = (numbers: Numbers) =>
    link.mutate({ params: { id: account.id }, body: { ...numbers, version: account.version } })
  return (
    <FormDialog
      title={messages.linking.title(named)}
      text={messages.linking.text()}
      labels={{ close: messages.form.close(), cancel: messages.form.cancel(), submit: messages.form.save() }}
      pending={link.isPending}
      failure={failure ? { title: messages.form.failed(), text: formFailureText(failure, LL) } : null}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <NumberFields
        routing={{ field: register('routingNumber'), error: errors.routingNumber }}
        account={{ field: register('accountNumber'), error: errors.accountNumber }}
      />
    </FormDialog>
  )
}
