import * as z from 'zod/mini'
import { digitsFields, wholeFields } from '#contract/payment-accounts/commands.ts'
import { idTypes } from '#contract/payment-accounts/kinds.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useQuestion } from '#src/app/shared/forms/use-question.ts'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { metaOfAccount } from '../payment-account.commands.ts'
import type { QuestionProps } from './person-questions.tsx'
import { QuestionCard } from './question-card.tsx'

/** Asks for the last four digits, or for all nine when the bank requests them. */
export function DigitsQuestion(props: QuestionProps) {
  return metaOfAccount(props.signUp.item).asks === 'details' ? <WholeNumber {...props} /> : <LastDigits {...props} />
}

const lastSchema = z.object(digitsFields)
const shown = { inputMode: 'numeric', autoComplete: 'off' } as const

function LastDigits({ signUp, pending }: QuestionProps) {
  const { LL } = useI18nContext()
  const { flow } = LL.paymentAccounts
  const { digits } = signUp.typed
  const { register, handleSubmit, errors } = useQuestion({
    schema: lastSchema,
    defaultValues: digits && 'lastFour' in digits ? digits : { lastFour: '' },
    names: ['lastFour'] as const,
    failure: null,
  })
  return (
    <QuestionCard
      title={flow.digits.title()}
      hint={flow.digits.hint()}
      submit={flow.next()}
      pending={pending}
      failure={null}
      onBack={() => signUp.send({ type: 'flow.back' })}
      onSubmit={(event) => void handleSubmit((values) => signUp.answer('digits', values))(event)}
    >
      <TextField
        label={flow.digits.four()}
        chars={4}
        {...shown}
        error={problemText(errors.lastFour, LL)}
        {...register('lastFour')}
      />
    </QuestionCard>
  )
}

const wholeSchema = z.object(wholeFields)

function WholeNumber({ signUp, pending }: QuestionProps) {
  const { LL } = useI18nContext()
  const { flow } = LL.paymentAccounts
  const { digits } = signUp.typed
  const known = digits && 'wholeId' in digits ? digits : undefined
  const { register, handleSubmit, errors } = useQuestion<
    { wholeId: string; idType: string },
    z.output<typeof wholeSchema>
  >({
    schema: wholeSchema,
    defaultValues: { wholeId: known?.wholeId ?? '', idType: known?.idType ?? idTypes[0] },
    names: ['wholeId', 'idType'],
    failure: null,
  })
  return (
    <QuestionCard
      title={flow.digits.wholeTitle()}
      hint={flow.digits.wholeHint()}
      submit={flow.next()}
      pending={pending}
      failure={null}
      onBack={() => signUp.send({ type: 'flow.back' })}
      onSubmit={(event) => void handleSubmit((values) => signUp.answer('digits', values))(event)}
    >
      <TextField
        label={flow.digits.nine()}
        chars={11}
        {...shown}
        error={problemText(errors.wholeId, LL)}
        {...register('wholeId')}
      />
      <Select
        label={flow.digits.idType()}
        options={idTypes.map((value) => ({ value, label: flow.digits[value]() }))}
        error={problemText(errors.idType, LL)}
        {...register('idType')}
      />
    </QuestionCard>
  )
}
