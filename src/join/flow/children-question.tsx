import { chakra } from '@chakra-ui/react/styled-system'
import { zodResolver } from '@hookform/resolvers/zod'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useEffect, useMemo } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type NewChild, newChild } from '#contract/children/children.ts'
import { limits } from '#contract/limits.ts'
import { pastDateField } from '#contract/past-date.ts'
import { earliestDate, type PlainDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { QuestionForm } from '../question-form.tsx'
import type { JoinView } from '../view.ts'
import { goBack, type LaterProps, QuestionPage } from './question-page.tsx'
import { todayOf } from './today.ts'

type Child = { firstName: string; lastName?: string | null | undefined; dateOfBirth: string }
type Values = { children: Child[] }
type Typed = z.infer<ReturnType<typeof schemaFor>>

const nobody: Child = { firstName: '', lastName: '', dateOfBirth: '' }

const knownOf = (children: readonly NewChild[]): Child[] =>
  children.map(({ firstName, lastName, dateOfBirth }) => ({
    firstName,
    lastName: lastName ?? '',
    dateOfBirth: dateOfBirth ?? '',
  }))

const schemaFor = (today: PlainDate) => {
  const child = z.strictObject({ ...newChild.shape, dateOfBirth: pastDateField(today, null) })
  return z.strictObject({ children: z.array(child) })
}

/** An empty text is none. */
const answerOf = ({ children }: Typed) => ({
  children: children.map(({ dateOfBirth, ...child }) => ({ ...child, dateOfBirth: dateOfBirth || null })),
})

function useChildren({ join, view }: LaterProps) {
  const today = todayOf(view.item)
  const schema = useMemo(() => schemaFor(today), [today])
  const known = view.item?.answers?.children ?? []
  const form = useForm<Values, unknown, Typed>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { children: known.length > 0 ? knownOf(known) : [nobody], ...join.typed.of('children') },
  })
  const { watch, setError, setFocus, control } = form
  const list = useFieldArray({ control, name: 'children' })
  useEffect(() => {
    const watching = watch((values) => join.typed.keep('children', values))
    return () => watching.unsubscribe()
  }, [watch, join])
  const places = fieldNames(list.fields.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, whatever else is drawn meanwhile
  useEffect(() => {
    if (view.failure) placeServerErrors(view.failure, places, { setError, setFocus })
  }, [view.failure])
  return { form, list, today }
}

const fieldNames = (count: number) =>
  Array.from({ length: count }, (_, index) => index).flatMap((index) => [
    `children.${index}.firstName` as const,
    `children.${index}.lastName` as const,
    `children.${index}.dateOfBirth` as const,
  ])

const hasFields = ({ failure }: JoinView): boolean =>
  typeof failure === 'object' &&
  failure !== null &&
  'validationErrors' in failure &&
  Array.isArray(failure.validationErrors) &&
  failure.validationErrors.length > 0

/** The third question: the children, whom both parents see. */
export function ChildrenQuestion({ join, view }: LaterProps) {
  const { LL } = useI18nContext()
  const { childList: messages } = LL.joining
  const { form, list, today } = useChildren({ join, view })
  const { handleSubmit } = form
  return (
    <QuestionPage join={join} view={view} question="children" title={messages.title()}>
      <QuestionForm
        title={messages.title()}
        hint={messages.hint()}
        pending={view.pending}
        failure={hasFields(view) ? null : view.failure}
        onBack={goBack(join)}
        onSubmit={(event) => void handleSubmit((values) => join.answer('children', answerOf(values)))(event)}
      >
        {list.fields.map(({ id }, index) => (
          <ChildFields
            key={id}
            index={index}
            form={form}
            today={today}
            onRemove={list.fields.length > 1 ? () => list.remove(index) : undefined}
          />
        ))}
        {list.fields.length < limits.children && (
          <chakra.div ms="-u2">
            <Button variant="tertiary" icon={IconPlus} onClick={() => list.append(nobody)}>
              {messages.add()}
            </Button>
          </chakra.div>
        )}
      </QuestionForm>
    </QuestionPage>
  )
}

type ChildFieldsProps = {
  index: number
  form: ReturnType<typeof useChildren>['form']
  today: PlainDate
  onRemove: (() => void) | undefined
}

function ChildFields({ index, form: { register, formState }, today, onRemove }: ChildFieldsProps) {
  const { LL } = useI18nContext()
  const { childList: messages, optional } = LL.joining
  const errors = formState.errors.children?.[index]
  const { max } = limits.childName
  const number = index + 1
  return (
    <chakra.fieldset display="grid" gap="u2" minW="0">
      <chakra.legend textStyle="cardHeading" mb="u1">
        {messages.child({ number })}
      </chakra.legend>
      <FieldPair gap="u2.5">
        <TextField
          label={messages.firstName()}
          autoComplete="off"
          error={problemText(errors?.firstName, LL, max)}
          {...register(`children.${index}.firstName`)}
        />
        <TextField
          label={messages.lastName()}
          optionalText={optional()}
          autoComplete="off"
          error={problemText(errors?.lastName, LL, max)}
          {...register(`children.${index}.lastName`)}
        />
      </FieldPair>
      <DateField
        label={messages.dateOfBirth()}
        optionalText={optional()}
        min={earliestDate}
        max={today}
        error={problemText(errors?.dateOfBirth, LL)}
        {...register(`children.${index}.dateOfBirth`)}
      />
      {onRemove && (
        <chakra.div ms="-u1.5">
          <Button variant="tertiary" size="small" onClick={onRemove}>
            {messages.remove({ number })}
          </Button>
        </chakra.div>
      )}
    </chakra.fieldset>
  )
}
