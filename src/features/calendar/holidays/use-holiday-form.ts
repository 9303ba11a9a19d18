import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import {
  type HolidayDto,
  type HolidayOverlap,
  holidayDto,
  holidayOverlap,
  holidayRoutes,
  type NewHoliday,
} from '#contract/calendar/holidays.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useSeen } from '#src/app/shared/lifecycle/use-seen.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { invalidateCalendar } from '../schedules/schedule.commands.ts'
import { leaveOut } from './holiday.commands.ts'
import { type HolidayValues, holidayFieldNames, valuesOf } from './holiday.model.ts'
import { fieldOf, holidayResolver } from './holiday.schema.ts'

/** `overlap` is set where the refusal offers to leave one of two holidays out in a year. */
export type HolidayFailure = { readonly text: string; readonly overlap: HolidayOverlap | null }

function overlapIn(error: unknown): HolidayOverlap | null {
  if (!isRequestFailure(error) || error.exception !== 'holidayOverlaps') return null
  const parsed = safeParse(holidayOverlap, error.item)
  return parsed.success ? parsed.data : null
}

/** Keeps what is typed about a holiday and sends it. A refusal keeps everything. */
export function useHolidayForm(viewer: Viewer, edited: HolidayDto | null) {
  const { LL } = useI18nContext()
  const { done, dialogs } = LL.holidays
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const record = useCommand(holidayRoutes.record)
  const command = useCommand(holidayRoutes.events)
  const [failure, setFailure] = useState<HolidayFailure | null>(null)
  const [seen, look] = useSeen(edited, holidayDto)
  const [initial] = useState(() => valuesOf(viewer, edited))
  const resolver = useMemo(() => holidayResolver(viewer), [viewer])
  const fields = useForm<HolidayValues, unknown, NewHoliday>({ resolver, defaultValues: initial, mode: 'onTouched' })
  const save = async (body: NewHoliday) =>
    seen
      ? command.mutateAsync({
          params: { id: seen.id },
          body: { type: 'holiday.edit', version: seen.version, ...body },
        })
      : record.mutateAsync({ body })
  const fail = (error: unknown) => {
    look(error)
    setFailure({
      text: error instanceof OfflineError ? dialogs.offline() : formFailureText(error, LL),
      overlap: overlapIn(error),
    })
  }
  /** Puts the server's problems on their fields, the first of which takes the focus. */
  const place = (error: unknown): boolean => {
    const wrong = isRequestFailure(error) ? error.validationErrors : []
    const by = fields.getValues('by')
    for (const { field, text } of wrong)
      fields.setError(fieldOf(field.split('.'), by), { type: 'server', message: text })
    const names = wrong.map(({ field }) => fieldOf(field.split('.'), by))
    const first = holidayFieldNames.find((name) => names.includes(name))
    if (first) fields.setFocus(first)
    return wrong.length > 0
  }
  const send = fields.handleSubmit(async (body) => {
    setFailure(null)
    try {
      await save(body)
      await invalidateCalendar(queries)
      toast({ tone: 'done', text: edited ? done.edited() : done.added() })
      await navigate({ to: '/calendar/holidays' })
    } catch (error) {
      if (!place(error)) fail(error)
    }
  })
  /** Leaves the holiday of this form out in a year, and sends it again. */
  const leaveOwnOut = async (year: number) => {
    fields.setValue('except', [...fields.getValues('except'), year])
    await send()
  }
  /** Leaves another holiday out in a year, then sends this one again. */
  const leaveOtherOut = async (other: HolidayDto, year: number) => {
    try {
      await command.mutateAsync({ params: { id: other.id }, body: leaveOut(other, year) })
    } catch (error) {
      return fail(error)
    }
    await queries.invalidateQueries({ queryKey: ['calendar'] })
    return send()
  }
  return { fields, send, failure, leaveOwnOut, leaveOtherOut, isSending: record.isPending || command.isPending }
}
