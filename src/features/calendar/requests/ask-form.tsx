import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import {
  type ChangeRequestDto,
  changeRequestRoutes,
  type NewChangeRequest,
} from '#contract/calendar/change-requests.ts'
import { limits } from '#contract/limits.ts'
import { expiryRange } from '#domain/parenting-time/request-clocks.ts'
import { epochOf, fromEpoch } from '#domain/time.ts'
import { zoneText } from '#domain/zone-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { ChildChoices } from '#src/app/shared/forms/child-choices.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { CalendarForm, FormFailure } from '../plan/calendar-form.tsx'
import { otherParentId } from '../schedules/pair.ts'
import { invalidateCalendar } from '../schedules/schedule.commands.ts'
import { useTraveller } from '../times/use-traveller.ts'
import { type AskValues, askResolver, bodyOf, fieldOf, firstParent, valuesOf } from './ask.model.ts'
import { MovedCard } from './moved-card.tsx'

const Times = chakra('fieldset', { base: { minW: '0', '& > legend': { textStyle: 'label', mb: 'u1' } } })

type AskFormProps = { viewer: Viewer; answered: ChangeRequestDto | null }

/** Asks what is exchanged, why and until when. What was typed stays when sending fails. */
export function AskForm({ viewer, answered }: AskFormProps) {
  const { LL, locale } = useI18nContext()
  const { form, done, dialogs } = LL.changeRequests
  const { serverClock } = useApp()
  const { moment: both } = useTraveller()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const ask = useCommand(changeRequestRoutes.ask)
  const counter = useCommand(changeRequestRoutes.events)
  const [failure, setFailure] = useState<string | null>(null)
  const [initial] = useState(() => valuesOf(viewer, answered))
  const resolver = useMemo(() => askResolver(viewer, () => epochOf(serverClock.now())), [viewer, serverClock])
  const fields = useForm<AskValues, unknown, NewChangeRequest>({ resolver, defaultValues: initial, mode: 'onTouched' })
  const { register, control, handleSubmit, formState, setError } = fields
  const { errors } = formState
  const values = useWatch({ control }) as AskValues
  const body = bodyOf(values, viewer)
  const name = otherParentOf(viewer)
  const first = firstParent(values.kind, viewer)
  const begins = body.times.flatMap((time) => (time.from === '' ? [] : [epochOf(time.from)]))
  const range =
    begins.length > 0 ? expiryRange(Math.min(...begins), viewer.family.timeZone, epochOf(serverClock.now())) : null
  const hint = range
    ? form.expiresHint({
        earliest: both(fromEpoch(range.earliest)),
        latest: both(fromEpoch(range.latest)),
      })
    : form.expiresLate()
  const send = handleSubmit(async (proposal) => {
    setFailure(null)
    try {
      if (answered) {
        const { id, version } = answered
        await counter.mutateAsync({ params: { id }, body: { type: 'changeRequest.counter', version, proposal } })
      } else await ask.mutateAsync({ body: proposal })
      await invalidateCalendar(queries)
      toast({ tone: 'done', text: answered ? done.countered({ name }) : done.asked({ name }) })
      await navigate({ to: '/calendar/changes' })
    } catch (error) {
      const wrong = isRequestFailure(error) ? error.validationErrors : []
      for (const { field, text } of wrong) setError(fieldOf(field.split('.')), { type: 'server', message: text })
      if (wrong.length === 0) setFailure(error instanceof OfflineError ? dialogs.offline() : formFailureText(error, LL))
    }
  })
  const moment = (
    field: 'from' | 'until' | 'secondFrom' | 'secondUntil' | 'expiresAt',
    label: string,
    more?: string,
  ) => (
    <TextField
      type="datetime-local"
      label={label}
      {...(more && { hint: more })}
      error={problemText(errors[field], LL)}
      {...register(field)}
    />
  )
  const isWhole = body.times.every(({ from, until }) => from !== '' && from < until)
  return (
    <CalendarForm
      onSubmit={send}
      cancel={<Link to="/calendar/changes" />}
      labels={{ cancel: form.cancel(), submit: answered ? form.counter() : form.submit({ name }) }}
      pending={ask.isPending || counter.isPending}
      failure={<FormFailure title={form.failed()} text={failure} />}
    >
      <FieldPair>
        <Select
          label={form.kind()}
          options={(['request', 'offer'] as const).map((value) => ({ value, label: form.kinds[value]() }))}
          error={problemText(errors.kind, LL)}
          {...register('kind')}
        />
        <Select
          label={form.way()}
          options={(['one', 'swap'] as const).map((value) => ({ value, label: form.ways[value]() }))}
          {...register('way')}
        />
      </FieldPair>
      <Times>
        <legend>{form.first({ name: viewer.nameOf(first) })}</legend>
        <FieldPair>
          {moment('from', form.from())}
          {moment('until', form.until())}
        </FieldPair>
      </Times>
      {values.way === 'swap' && (
        <Times>
          <legend>{form.second({ name: viewer.nameOf(otherParentId(first, viewer)) })}</legend>
          <FieldPair>
            {moment('secondFrom', form.from())}
            {moment('secondUntil', form.until())}
          </FieldPair>
        </Times>
      )}
      <chakra.p textStyle="secondary" color="fg.3">
        {form.zone({ zone: zoneText(viewer.family.timeZone, locale) })}
      </chakra.p>
      <Controller
        control={control}
        name="childIds"
        render={({ field }) => (
          <ChildChoices
            field={field}
            choices={viewer.family.children.filter(({ offered }) => offered)}
            label={form.children()}
            error={problemText(errors.childIds, LL)}
          />
        )}
      />
      <TextArea
        label={form.reason()}
        hint={form.reasonHint({ max: limits.changeRequest.reason, name })}
        error={problemText(errors.reason, LL, limits.changeRequest.reason)}
        {...register('reason')}
      />
      {moment('expiresAt', form.expires(), hint)}
      {isWhole && <MovedCard childIds={values.childIds} times={body.times} status={null} />}
    </CalendarForm>
  )
}
