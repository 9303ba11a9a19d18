import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type NewParentingSchedule,
  type ParentingScheduleDto,
  parentingScheduleDto,
  parentingScheduleRoutes,
} from '#contract/calendar/parenting-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useSeen } from '#src/app/shared/lifecycle/use-seen.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { CalendarForm, FormFailure } from '../plan/calendar-form.tsx'
import { type BuilderValues, builderFieldNames, valuesOf } from './builder.model.ts'
import { builderResolver } from './builder.schema.ts'
import { BuilderFields } from './builder-fields.tsx'
import { invalidateCalendar } from './schedule.commands.ts'

type BuilderFormProps = {
  viewer: Viewer
  /** The schedule that is edited; null for a new one. */
  kept: ParentingScheduleDto | null
  schedules: readonly ParentingScheduleDto[]
}

/** Asks for everything that makes a schedule. What was typed stays when sending fails. */
export function BuilderForm({ viewer, kept: present, schedules }: BuilderFormProps) {
  const { LL } = useI18nContext()
  const { form, done, dialogs } = LL.parentingSchedules
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const record = useCommand(parentingScheduleRoutes.record)
  const edit = useCommand(parentingScheduleRoutes.events)
  const [failure, setFailure] = useState<string | null>(null)
  const [kept, look] = useSeen(present, parentingScheduleDto)
  const [initial] = useState(() => valuesOf(viewer, kept))
  const resolver = useMemo(() => builderResolver(viewer, kept), [viewer, kept])
  const fields = useForm<BuilderValues, unknown, NewParentingSchedule>({
    resolver,
    defaultValues: initial,
    mode: 'onTouched',
  })
  const save = async ({ followsId, ...content }: NewParentingSchedule) => {
    if (!kept) return record.mutateAsync({ body: followsId ? { ...content, followsId } : content })
    const { id, version } = kept
    return edit.mutateAsync({ params: { id }, body: { type: 'parentingSchedule.edit', version, ...content } })
  }
  const send = fields.handleSubmit(async (body) => {
    setFailure(null)
    try {
      await save(body)
      await invalidateCalendar(queries)
      toast({ tone: 'done', text: kept ? done.edited() : done.added() })
      await navigate({ to: '/calendar/schedules' })
    } catch (error) {
      look(error)
      if (!placeServerErrors(error, builderFieldNames, fields))
        setFailure(error instanceof OfflineError ? dialogs.offline() : formFailureText(error, LL))
    }
  })
  return (
    <CalendarForm
      onSubmit={send}
      cancel={<Link to="/calendar/schedules" />}
      labels={{ cancel: form.cancel(), submit: kept ? form.save() : form.add() }}
      pending={record.isPending || edit.isPending}
      failure={<FormFailure title={LL.errors.cannotSaveSchedule()} text={failure} />}
    >
      <BuilderFields fields={fields} viewer={viewer} kept={kept} schedules={schedules} />
    </CalendarForm>
  )
}
