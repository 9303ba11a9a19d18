import { phoneCountries } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { emailQuestion } from '#contract/payment-accounts/commands.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useQuestion } from '#src/app/shared/forms/use-question.ts'
import { countryName } from '#src/app/shared/locale/country-name.ts'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import type { QuestionProps } from './person-questions.tsx'
import { QuestionCard } from './question-card.tsx'

export function EmailQuestion({ signUp, pending }: QuestionProps) {
  const { LL, locale } = useI18nContext()
  const { flow } = LL.paymentAccounts
  const { email, phone, phoneCountryCode } = signUp.suggested
  const known = {
    email: email ?? '',
    emailAgain: email ?? '',
    phoneCountryCode: phoneCountries.find((code) => code === phoneCountryCode) ?? phoneCountries[0],
    phone: phone ?? '',
  }
  const { register, handleSubmit, errors, failure } = useQuestion({
    schema: emailQuestion,
    defaultValues: signUp.typed.email ?? known,
    names: ['email', 'emailAgain', 'phoneCountryCode', 'phone'] as const,
    failure: signUp.failure,
  })
  return (
    <QuestionCard
      title={flow.email.title()}
      hint={flow.email.hint({ product: LL.productName() })}
      submit={flow.next()}
      pending={pending}
      failure={failure}
      onBack={() => signUp.send({ type: 'flow.back' })}
      onSubmit={(event) => void handleSubmit((values) => signUp.answer('email', values))(event)}
    >
      <TextField
        type="email"
        label={flow.email.email()}
        autoComplete="email"
        error={problemText(errors.email, LL, limits.email)}
        {...register('email')}
      />
      <TextField
        type="email"
        label={flow.email.again()}
        autoComplete="email"
        error={problemText(errors.emailAgain, LL, limits.email)}
        {...register('emailAgain')}
      />
      <FieldPair>
        <Select
          label={flow.email.phoneCountry()}
          options={phoneCountries.map((code) => ({ value: code, label: `+${code} ${countryName('US', locale)}` }))}
          autoComplete="tel-country-code"
          error={problemText(errors.phoneCountryCode, LL)}
          {...register('phoneCountryCode')}
        />
        <TextField
          type="tel"
          label={flow.email.phone()}
          optionalText={flow.address.optional()}
          hint={flow.email.phoneHint()}
          inputMode="numeric"
          autoComplete="tel-national"
          error={problemText(errors.phone, LL)}
          {...register('phone')}
        />
      </FieldPair>
    </QuestionCard>
  )
}
