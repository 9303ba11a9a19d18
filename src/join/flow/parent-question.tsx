import { useMemo } from 'react'
import * as z from 'zod/mini'
import { limits } from '#contract/limits.ts'
import { ownBirthProblem, pastDateField } from '#contract/past-date.ts'
import { type ParentAnswer, parentChecks, parentFields } from '#contract/registration/questions.ts'
import { earliestDate, type PlainDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { countryName } from '#src/app/shared/locale/country-name.ts'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { QuestionForm } from '../question-form.tsx'
import { useJoinQuestion } from '../use-join-question.ts'
import { goBack, type LaterProps, QuestionPage } from './question-page.tsx'
import { todayOf } from './today.ts'

const names = ['dateOfBirth', 'line1', 'line2', 'city', 'postalCode', 'countryCode', 'phone'] as const
const { line, city, postalCode } = limits.identity

/** The server asks its own clock; this one says it earlier. */
const schemaFor = (today: PlainDate) =>
  z
    .strictObject({ ...parentFields, dateOfBirth: pastDateField(today, 'required', ownBirthProblem) })
    .check(...parentChecks)

/** The second question: the parent's own details. */
export function ParentQuestion({ join, view }: LaterProps) {
  const { LL, locale } = useI18nContext()
  const { parent: messages, optional } = LL.joining
  const answers = view.item?.answers
  const countryCode = answers?.country ?? 'US'
  const isUs = countryCode === 'US'
  const today = todayOf(view.item)
  const schema = useMemo(() => schemaFor(today), [today])
  const { register, handleSubmit, errors, failure } = useJoinQuestion<ParentAnswer, ParentAnswer>({
    join,
    question: 'parent',
    schema,
    known: {
      dateOfBirth: answers?.parent?.dateOfBirth ?? '',
      line1: answers?.parent?.line1 ?? '',
      line2: answers?.parent?.line2 ?? '',
      city: answers?.parent?.city ?? '',
      postalCode: answers?.parent?.postalCode ?? '',
      countryCode,
      phone: answers?.parent?.phone ?? '',
    },
    names,
    failure: view.failure,
  })
  return (
    <QuestionPage join={join} view={view} question="parent" title={messages.title()}>
      <QuestionForm
        title={messages.title()}
        hint={messages.hint()}
        pending={view.pending}
        failure={failure}
        onBack={goBack(join)}
        onSubmit={(event) => void handleSubmit((values) => join.answer('parent', { ...values, countryCode }))(event)}
      >
        <DateField
          label={messages.dateOfBirth()}
          autoComplete="bday"
          min={earliestDate}
          max={today}
          error={problemText(errors.dateOfBirth, LL)}
          {...register('dateOfBirth')}
        />
        <TextField
          label={messages.line1()}
          autoComplete="address-line1"
          error={problemText(errors.line1, LL, line)}
          {...register('line1')}
        />
        <TextField
          label={messages.line2()}
          optionalText={optional()}
          autoComplete="address-line2"
          error={problemText(errors.line2, LL, line)}
          {...register('line2')}
        />
        <FieldPair gap="u2.5">
          <TextField
            label={messages.city()}
            autoComplete="address-level2"
            error={problemText(errors.city, LL, city)}
            {...register('city')}
          />
          <TextField
            label={isUs ? messages.zip() : messages.postalCode()}
            autoComplete="postal-code"
            inputMode={isUs ? 'numeric' : 'text'}
            error={problemText(errors.postalCode, LL, postalCode)}
            {...register('postalCode')}
          />
        </FieldPair>
        <Select
          label={messages.country()}
          hint={messages.countryHint()}
          options={[{ value: countryCode, label: countryName(countryCode, locale) }]}
          error={problemText(errors.countryCode, LL)}
          {...register('countryCode')}
        />
        <TextField
          type="tel"
          label={messages.phone()}
          optionalText={optional()}
          hint={isUs ? messages.usPhoneHint() : messages.phoneHint()}
          inputMode="numeric"
          autoComplete="tel-national"
          error={problemText(errors.phone, LL)}
          {...register('phone')}
        />
      </QuestionForm>
    </QuestionPage>
  )
}
