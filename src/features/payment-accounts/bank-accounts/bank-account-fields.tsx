import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { bankAccountTypes } from '#contract/payment-accounts/kinds.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'

type Control = { readonly field: UseFormRegisterReturn; readonly error: FieldError | undefined }

export function NameField({ field, error }: Control) {
  const { LL } = useI18nContext()
  const { form } = LL.paymentAccounts.bankAccounts
  return (
    <TextField
      label={form.name()}
      hint={form.nameHint()}
      autoComplete="off"
      error={problemText(error, LL, limits.bankAccount.name)}
      {...field}
    />
  )
}

export function KindField({ field, error }: Control) {
  const { LL } = useI18nContext()
  const { form, type } = LL.paymentAccounts.bankAccounts
  return (
    <Select
      label={form.kind()}
      options={bankAccountTypes.map((value) => ({ value, label: type[value]() }))}
      error={problemText(error, LL)}
      {...field}
    />
  )
}

const typed = { inputMode: 'numeric', autoComplete: 'off' } as const

/** Asks for the two numbers, which go to the bank and are never stored here. */
export function NumberFields({ routing, account }: { routing: Control; account: Control }) {
  const { LL } = useI18nContext()
  const { form } = LL.paymentAccounts.bankAccounts
  return (
    <>
      <TextField
        label={form.routing()}
        hint={form.routingHint()}
        chars={9}
        {...typed}
        error={problemText(routing.error, LL)}
        {...routing.field}
      />
      <TextField
        label={form.number()}
        hint={form.numberHint()}
        chars={17}
        {...typed}
        error={problemText(account.error, LL)}
        {...account.field}
      />
    </>
  )
}
