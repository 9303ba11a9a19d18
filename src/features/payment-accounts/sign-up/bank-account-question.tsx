import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { NewAccountFields, useNewAccount } from '../bank-accounts/new-account.tsx'
import type { QuestionProps } from './person-questions.tsx'
import { QuestionCard } from './question-card.tsx'

export function BankAccountQuestion({ signUp, pending }: QuestionProps) {
  const { flow, bankAccounts } = useI18nContext().LL.paymentAccounts
  const { register, handleSubmit, errors, failure } = useNewAccount(signUp.failure)
  return (
    <QuestionCard
      title={flow.bankAccount.title()}
      hint={flow.bankAccount.hint()}
      submit={bankAccounts.form.add()}
      pending={pending}
      failure={failure}
      failureTitle={bankAccounts.form.failed()}
      aside={
        <Button variant="secondary" disabled={pending} onClick={() => signUp.send({ type: 'flow.later' })}>
          {flow.bankAccount.later()}
        </Button>
      }
      onSubmit={(event) => void handleSubmit((values) => signUp.answer('bankAccount', values))(event)}
    >
      <NewAccountFields register={register} errors={errors} />
    </QuestionCard>
  )
}
