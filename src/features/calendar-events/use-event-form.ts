import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  calendarEventDto,
  calendarEventRoutes,
  type NewCalendarEvent,
} from '#contract/calendar-events/calendar-events.ts'
import { epochOf } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isRequestFailure } from '#src/api/failures.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useSeen } from '#src/app/shared/lifecycle/use-seen.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { type Edited, type EventValues, eventFieldNames, valuesOf } from './event.model.ts'
import { eventResolver, fieldOf } from './event.schema.ts'
import { eventsRoot } from './events.queries.ts'

/** Keeps what is typed about an event and sends it. A refusal keeps everything. */
export function useEventForm(viewer: Viewer, edited: Edited | null, on: string | undefined) {
  const { LL } = useI18nContext()
  const { done, dialogs } = LL.calendarEvents
  const { serverClock } = useApp()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const record = useCommand(calendarEventRoutes.record)
  const command = useCommand(calendarEventRoutes.events)
  const [failure, setFailure] = useState<string | null>(null)
  const [item, look] = useSeen(edited?.item ?? null, calendarEventDto)
  const [initial] = useState(() => valuesOf(viewer, edited, on, serverClock.now()))
  const resolver = useMemo(() => eventResolver(viewer, () => epochOf(serverClock.now())), [viewer, serverClock])
  const fields = useForm<EventValues, unknown, NewCalendarEvent>({
    resolver,
    defaultValues: initial,
    mode: 'onTouched',
  })
  const save = (body: NewCalendarEvent) => {
    if (!edited || !item) return record.mutateAsync({ body })
    const { private: _, ...whole } = body
    const { frequency: __, interval: ___, weekdays: ____, end: _____, ...content } = whole
    const { id, version } = item
    const from = { version, on: edited.on }
    const commands = {
      one: () => ({ type: 'calendarEvent.moveOne', ...from, ...content }) as const,
      following: () => ({ type: 'calendarEvent.changeFollowing', ...from, ...whole }) as const,
      all: () => ({ type: 'calendarEvent.edit', version, ...whole }) as const,
    }
    return command.mutateAsync({ params: { id }, body: commands[edited.scope]() })
  }
  /** Puts the server's problems on their fields, the first of which takes the focus. */
  const place = (error: unknown): boolean => {
    const wrong = isRequestFailure(error) ? error.validationErrors : []
    const named = wrong.map(({ field, text }) => ({ name: fieldOf(field.split('.'), fields.getValues()), text }))
    for (const { name, text } of named) fields.setError(name, { type: 'server', message: text })
    const first = eventFieldNames.find((field) => named.some(({ name }) => name === field))
    if (first) fields.setFocus(first)
    return wrong.length > 0
  }
  const send = fields.handleSubmit(async (body) => {
    setFailure(null)
    try {
      const { startsOn } = await save(body)
      await queries.invalidateQueries({ queryKey: eventsRoot })
      toast({ tone: 'done', text: edited ? done.edited() : done.added() })
      await navigate({ to: '/calendar', search: { date: edited && edited.scope !== 'all' ? body.startsOn : startsOn } })
    } catch (error) {
      look(error)
      if (!place(error)) setFailure(error instanceof OfflineError ? dialogs.offline() : formFailureText(error, LL))
    }
  })
  return { fields, send, failure, isSending: record.isPending || command.isPending }
}
export type EventFields = ReturnType<typeof useEventForm>['fields']
