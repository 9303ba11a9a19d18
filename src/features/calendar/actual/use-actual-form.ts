import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type BaseSyntheticEvent, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { actualTimeRoutes, type NewActualTime } from '#contract/calendar/actual-times.ts'
import type { PlainDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { invalidateCalendar } from '../schedules/schedule.commands.ts'
import { type ActualValues, actualFieldNames, actualResolver, valuesOf } from './actual.model.ts'

/** Gives the form of one time and sends it. A refusal stands beside its field, or above the buttons. */
export function useActualForm(viewer: Viewer, on: PlainDate) {
  const { LL } = useI18nContext()
  const { done, dialogs } = LL.actualTimes
  const { serverClock } = useApp()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const record = useCommand(actualTimeRoutes.record)
  const [failure, setFailure] = useState<string | null>(null)
  const [initial] = useState(() => valuesOf(viewer, on, serverClock.now()))
  const { timeZone } = viewer.family
  const resolver = useMemo(() => actualResolver(timeZone, () => serverClock.now()), [timeZone, serverClock])
  const fields = useForm<ActualValues, unknown, NewActualTime>({ resolver, defaultValues: initial, mode: 'onTouched' })
  const failed = (error: unknown) => {
    const wrong = isRequestFailure(error) ? error.validationErrors : []
    for (const { field, text } of wrong) {
      const name = actualFieldNames.find((known) => known === field.split('.')[0]) ?? 'why'
      fields.setError(name, { type: 'server', message: text })
    }
    if (wrong.length === 0) setFailure(error instanceof OfflineError ? dialogs.offline() : formFailureText(error, LL))
  }
  const submit = (event: BaseSyntheticEvent) =>
    fields.handleSubmit(async (body) => {
      setFailure(null)
      try {
        const { id } = await record.mutateAsync({ body })
        await invalidateCalendar(queries)
        toast({ tone: 'done', text: done.recorded({ name: otherParentOf(viewer) }) })
        await navigate({ to: '/calendar/actual/$id', params: { id } })
      } catch (error) {
        failed(error)
      }
    })(event)
  return { fields, submit, failure, pending: record.isPending }
}
