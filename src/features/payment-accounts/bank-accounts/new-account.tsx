import { type NewBankAccount, newBankAccount } from '#contract/payment-accounts/commands.ts'
import { useQuestion } from '#src/app/shared/forms/use-question.ts'
import { KindField, NameField, NumberFields } from './bank-account-fields.tsx'

type Values = { name: string; type: string; routingNumber: string; accountNumber: string }

/** Manages the form of one more bank account. `failure` is the error of the last send. */
export const useNewAccount = (failure: unknown) =>
  useQuestion<Values, NewBankAccount>({
    schema: newBankAccount,
    defaultValues: { name: '', type: 'checking', routingNumber: '', accountNumber: '' },
    names: ['name', 'type', 'routingNumber', 'accountNumber'],
    failure,
  })

export function NewAccountFields({ register, errors }: Pick<ReturnType<typeof useNewAccount>, 'register' | 'errors'>) {
  return (
    <>
      <NameField field={register('name')} error={errors.name} />
      <KindField field={register('type')} error={errors.type} />
      <NumberFields
        routing={{ field: register('routingNumber'), error: errors.routingNumber }}
        account={{ field: register('accountNumber'), error: errors.accountNumber }}
      />
    </>
  )
}
