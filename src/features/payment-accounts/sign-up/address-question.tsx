import * as z from 'zod/mini'
import { addressCountries, usStates } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { addressFields } from '#contract/payment-accounts/commands.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useQuestion } from '#src/app/shared/forms/use-question.ts'
import { countryName } from '#src/app/shared/locale/country-name.ts'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import type { QuestionProps } from './person-questions.tsx'
import { QuestionCard } from './question-card.tsx'

const schema = z.object(addressFields)
const states = usStates.toSorted().map((code) => ({ value: code, label: code }))

export function AddressQuestion({ signUp, pending }: QuestionProps) {
  const { LL, locale } = useI18nContext()
  const { flow } = LL.paymentAccounts
  const { line1, line2, city, state, postalCode, countryCode } = signUp.suggested
  const known = {
    line1: line1 ?? '',
    line2: line2 ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
    countryCode: addressCountries.find((code) => code === countryCode) ?? addressCountries[0],
  }
  const { register, handleSubmit, errors, failure } = useQuestion({
    schema,
    defaultValues: signUp.typed.address ?? known,
    names: ['line1', 'line2', 'city', 'state', 'postalCode', 'countryCode'] as const,
    failure: signUp.failure,
  })
  return (
    <QuestionCard
      title={flow.address.title()}
      hint={flow.address.hint()}
      submit={flow.next()}
      pending={pending}
      failure={failure}
      onBack={() => signUp.send({ type: 'flow.back' })}
      onSubmit={(event) => void handleSubmit((values) => signUp.answer('address', values))(event)}
    >
      <TextField
        label={flow.address.line1()}
        autoComplete="address-line1"
        error={problemText(errors.line1, LL, limits.identity.line)}
        {...register('line1')}
      />
      <TextField
        label={flow.address.line2()}
        optionalText={flow.address.optional()}
        autoComplete="address-line2"
        error={problemText(errors.line2, LL, limits.identity.line)}
        {...register('line2')}
      />
      <TextField
        label={flow.address.city()}
        autoComplete="address-level2"
        error={problemText(errors.city, LL, limits.identity.city)}
        {...register('city')}
      />
      <Select
        label={flow.address.state()}
        placeholder={flow.address.choose()}
        options={states}
        autoComplete="address-level1"
        error={problemText(errors.state, LL)}
        {...register('state')}
      />
      <TextField
        label={flow.address.zip()}
        autoComplete="postal-code"
        inputMode="numeric"
        chars={10}
        error={problemText(errors.postalCode, LL)}
        {...register('postalCode')}
      />
      <Select
        label={flow.address.country()}
        options={addressCountries.map((code) => ({ value: code, label: countryName(code, locale) }))}
        autoComplete="country"
        error={problemText(errors.countryCode, LL)}
        {...register('countryCode')}
      />
    </QuestionCard>
  )
}
