import { type NewBankAccount, newBankAccount } from '#contract/payment-accounts.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/button.tsx'
import { KindField, NameField, NumberFields } from '../bank-account-fields.tsx'
import { emptyAccount, type NewAccountValues } from '../new-account.ts'
import type { QuestionProps } from './person-questions.tsx'
import { QuestionCard } from './question-card.tsx'
import { useQuestion } from './use-question.ts'

export function BankAccountQuestion({ signUp, pending }: QuestionProps) {
  const { flow, bankAccounts } = useI18nContext().LL.paymentAccounts
  const { register, handleSubmit, errors, failure } = useQuestion<NewAccountValues, NewBankAccount>({
    schema: newBankAccount,
    defaultValues: emptyAccount,
    names: ['name', 'type', 'routingNumber', 'accountNumber'],
    failure: signUp.failure,
  })
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
      <NameField field={register('name')} error={errors.name} />
      <KindField field={register('type')} error={errors.type} />
      <NumberFields
        routing={{ field: register('routingNumber'), error: errors.routingNumber }}
        account={{ field: register('accountNumber'), error: errors.accountNumber }}
      />
    </QuestionCard>
  )
}
