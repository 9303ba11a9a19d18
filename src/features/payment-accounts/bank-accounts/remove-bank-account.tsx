import { type BankAccountDto, paymentAccountRoutes } from '#contract/payment-accounts/payment-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { useAccountCommand } from '../use-account-command.ts'

type RemoveProps = { account: BankAccountDto; others: readonly BankAccountDto[]; onClose: () => void }

/** Predicts the next preferred account as the server chooses it: the oldest usable one. */
const nextOf = (account: BankAccountDto, all: readonly BankAccountDto[]): BankAccountDto | undefined => {
  const others = all.filter(({ id }) => id !== account.id)
  return others.find(({ usable }) => usable) ?? others[0]
}

/** Asks before a bank account is removed and says what happens next. */
export function RemoveBankAccount({ account, others, onClose }: RemoveProps) {
  const { LL } = useI18nContext()
  const { bankAccounts: messages } = LL.paymentAccounts
  const toast = useToast()
  const named = { account: account.name }
  const remove = useAccountCommand(paymentAccountRoutes.removeBankAccount, () => {
    toast({ tone: 'done', text: messages.done.removed(named) })
    onClose()
  })
  const next = nextOf(account, others)
  const after = next ? account.preferred && messages.removing.next({ account: next.name }) : messages.removing.none()
  return (
    <FormDialog
      title={messages.removing.title(named)}
      text={[messages.removing.text(), after].filter(Boolean).join(' ')}
      notice={messages.removing.notice()}
      labels={{ close: messages.form.close(), cancel: messages.form.cancel(), submit: messages.removing.action() }}
      grave
      pending={remove.isPending}
      failure={
        remove.error && {
          title: LL.errors.cannotDelete(),
          text: `${messages.removing.failed(named)} ${failureText(remove.error, LL)}`,
        }
      }
      onSubmit={() => remove.mutate({ params: { id: account.id }, query: { version: account.version } })}
      onClose={onClose}
    />
  )
}
