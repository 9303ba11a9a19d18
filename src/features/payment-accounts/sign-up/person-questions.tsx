import { useMemo } from 'react'
import * as z from 'zod/mini'
import { birthProblem } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { nameFields } from '#contract/payment-accounts/commands.ts'
import { earliestDate, type PlainDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useQuestion } from '#src/app/shared/forms/use-question.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { QuestionCard } from './question-card.tsx'
import type { SignUp } from './use-sign-up.ts'

export type QuestionProps = { signUp: SignUp; pending: boolean }

const nameSchema = z.object(nameFields)

export function NameQuestion({ signUp, pending }: QuestionProps) {
  const { LL } = useI18nContext()
  const { flow } = LL.paymentAccounts
  const { suggested } = signUp
  const { register, handleSubmit, errors, failure } = useQuestion({
    schema: nameSchema,
    defaultValues: signUp.typed.name ?? { firstName: suggested.firstName ?? '', lastName: suggested.lastName ?? '' },
    names: ['firstName', 'lastName'] as const,
    failure: signUp.failure,
  })
  return (
    <QuestionCard
      title={flow.name.title()}
      hint={flow.name.hint()}
      submit={flow.next()}
      pending={pending}
      failure={failure}
      onSubmit={(event) => void handleSubmit((values) => signUp.answer('name', values))(event)}
    >
      <TextField
        label={flow.name.first()}
        autoComplete="given-name"
        error={problemText(errors.firstName, LL, limits.identity.name)}
        {...register('firstName')}
      />
      <TextField
        label={flow.name.last()}
        autoComplete="family-name"
        error={problemText(errors.lastName, LL, limits.identity.name)}
        {...register('lastName')}
      />
    </QuestionCard>
  )
}

const birthSchema = (today: PlainDate) =>
  z.object({
    dateOfBirth: z.string('required').check(({ value, issues }) => {
      const message = value === '' ? 'required' : birthProblem(value, today)
      if (message) issues.push({ code: 'custom', message, input: value })
    }),
  })

export function BirthQuestion({ signUp, pending }: QuestionProps) {
  const { LL } = useI18nContext()
  const { today } = useViewer()
  const { flow } = LL.paymentAccounts
  const schema = useMemo(() => birthSchema(today), [today])
  const { register, handleSubmit, errors, failure } = useQuestion({
    schema,
    defaultValues: signUp.typed.birth ?? { dateOfBirth: signUp.suggested.dateOfBirth ?? '' },
    names: ['dateOfBirth'] as const,
    failure: signUp.failure,
  })
  return (
    <QuestionCard
      title={flow.birth.title()}
      submit={flow.next()}
      pending={pending}
      failure={failure}
      onBack={() => signUp.send({ type: 'flow.back' })}
      onSubmit={(event) => void handleSubmit((values) => signUp.answer('birth', values))(event)}
    >
      <DateField
        label={flow.birth.date()}
        hint={flow.birth.hint()}
        autoComplete="bday"
        min={earliestDate}
        max={today}
        error={problemText(errors.dateOfBirth, LL)}
        {...register('dateOfBirth')}
      />
    </QuestionCard>
  )
}
