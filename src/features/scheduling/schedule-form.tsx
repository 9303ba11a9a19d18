import { chakra } from '@chakra-ui/react/styled-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { useDebouncedValue } from '../../ui/data/use-debounced-value.ts'
import { formField, ScheduleFields } from './schedule-fields.tsx'
import { fieldOrder, type ScheduleTyped, type ScheduleValues, scheduleFormSchema } from './schedule-form.schema.ts'
import { SchedulePreview } from './schedule-preview.tsx'
import { previewQuery } from './scheduling.queries.ts'
import { type PlanPreviewRequest, previewRequestOf, type Subject } from './subject.ts'

const Columns = chakra('form', {
  base: {
    display: 'grid',
    gap: 'u3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
    alignItems: 'start',
  },
})
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

type ScheduleFormProps = {
  subject: Subject
  /** The waiting payments of this series are replaced. Null: a new plan. */
  seriesId: string | null
  initial: ScheduleValues
  accounts: SendingEligibilityDto['accounts']
  viewer: Viewer
  pending: boolean
  failure: Error | null
  failedTitle: string
  onSend: (typed: ScheduleTyped) => Promise<unknown>
  /** Shown beside the button. */
  children?: ReactNode
}

/** Shows a plan next to a preview of each payment, before anybody agrees to it. */
export function ScheduleForm(props: ScheduleFormProps) {
  const { subject, seriesId, initial, accounts, viewer, pending, failure, failedTitle, onSend } = props
  const { client } = useApp()
  const { LL } = useI18nContext()
  const schema = useMemo(() => scheduleFormSchema(viewer.locale, viewer.family.currency), [viewer])
  const { register, control, handleSubmit, formState, setError, setFocus } = useForm<
    ScheduleValues,
    unknown,
    ScheduleTyped
  >({
    resolver: zodResolver(schema),
    defaultValues: initial,
    mode: 'onTouched',
  })
  const values = useWatch({ control })
  // The days do not depend on a name, so the preview works before one is typed.
  const parsed = safeParse(schema, { ...initial, ...values, name: 'x', bankAccountId: 'x' })
  const plan = parsed.success ? JSON.stringify(previewRequestOf(subject, seriesId, parsed.data)) : null
  const settled = useDebouncedValue(plan, 250)
  const query = useQuery({
    ...previewQuery(client, settled === null ? noPlan : JSON.parse(settled)),
    enabled: settled !== null,
  })
  const current = plan !== null && plan === settled && !query.isPlaceholderData
  // A form that nobody has touched shows no error.
  const problems = current && formState.isDirty ? (query.data?.problems ?? []) : []
  const send = async (typed: ScheduleTyped) => {
    try {
      await onSend(typed)
    } catch (error) {
      const [first] = isRequestFailure(error) ? placed(error.validationErrors, typed) : []
      if (!first) return
      setError(first.name, { type: 'server', message: first.text })
      setFocus(first.name)
    }
  }
  const { form } = LL.paymentSchedules
  const count = plan === null ? 0 : (query.data?.payments.length ?? 0)
  const submitText = () => {
    if (seriesId !== null) return form.save()
    if (values.frequency === 'once') return form.submitOne()
    return count > 0 ? form.submit({ count }) : form.submitAny()
  }
  const atFields = isRequestFailure(failure) && failure.validationErrors.length > 0
  return (
    <Columns noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <Card>
        <CardBody>
          <Stack>
            <ScheduleFields
              register={register}
              control={control}
              problems={problems}
              lastOn={current ? query.data?.payments.at(-1)?.on : undefined}
              subject={subject}
              accounts={accounts}
              viewer={viewer}
              LL={LL}
              errors={formState.errors}
              series={seriesId !== null}
            />
          </Stack>
        </CardBody>
      </Card>
      <Stack>
        <SchedulePreview
          preview={plan === null ? null : query.data}
          failed={query.isError && query.data === undefined}
          viewer={viewer}
        />
        {failure && !atFields && (
          <Banner tone="problem" title={failedTitle} announce="alert">
            {formFailureText(failure, LL)}
          </Banner>
        )}
        {props.children}
        <Actions>
          <Button type="submit" loading={pending}>
            {submitText()}
          </Button>
        </Actions>
      </Stack>
    </Columns>
  )
}

/** Fills the disabled query while there is no plan to preview. */
const noPlan: PlanPreviewRequest = {
  of: 'expense',
  body: { expenseId: '', seriesId: null, total: 1, frequency: 'once', startsOn: '2000-01-01', interval: 1, end: null },
}

type Refused = { readonly field: string; readonly text: string }

/** Puts the server's errors on the fields that are shown, the first one first. */
function placed(errors: readonly Refused[], { end }: ScheduleTyped): { name: keyof ScheduleValues; text: string }[] {
  const known = new Map(errors.map(({ field, text }) => [formField(field), text]))
  return fieldOrder.flatMap((field) => {
    const text = known.get(field)
    if (text === undefined) return []
    return { name: field === 'end' ? (end?.by === 'date' ? 'endOn' : 'count') : field, text }
  })
}
