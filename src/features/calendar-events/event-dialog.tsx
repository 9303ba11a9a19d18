import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  type CalendarEventCommand,
  type CalendarEventDto,
  calendarEventRoutes,
} from '#contract/calendar-events/calendar-events.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { commandFor, type EventScope } from './event.scope.ts'
import { eventsRoot } from './events.queries.ts'

export type EventDialogProps = {
  action: 'edit' | 'share' | 'cancel' | 'delete'
  item: CalendarEventDto
  /** The day of the series that is meant. */
  on: string
  scopes: readonly EventScope[]
  onClose: () => void
}

function bodyOf(item: CalendarEventDto, scope: EventScope, on: string): CalendarEventCommand {
  const { version } = item
  const type = commandFor(item, 'leave', scope)
  return (scope === 'all' ? { type, version } : { type, version, on }) as CalendarEventCommand
}

/** Asks which times of an event are meant, and says what follows before it is done. */
export function EventDialog({ action, item, on, scopes, onClose }: EventDialogProps) {
  const { LL } = useI18nContext()
  const { dialogs, done, scope: texts } = LL.calendarEvents
  const viewer = useViewer()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const toast = useToast()
  const [scope, setScope] = useState<EventScope>(scopes[0] ?? 'all')
  const { mutate, isPending, error } = useCommand(calendarEventRoutes.events, {
    onSuccess: () => {
      if (action !== 'edit') toast({ tone: 'done', text: done[action]() })
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: eventsRoot }),
  })
  const { id, version, title } = item
  const submit = () => {
    if (action === 'edit')
      return void navigate({ to: '/calendar/events/$id', params: { id }, search: { on, edit: scope } })
    mutate({
      params: { id },
      body: action === 'share' ? { type: 'calendarEvent.share', version } : bodyOf(item, scope, on),
    })
  }
  const said = dialogs[action]
  const date = viewer.longDate(on)
  return (
    <FormDialog
      title={said.title({ title })}
      text={said.text()}
      {...('notice' in said && { notice: said.notice() })}
      labels={{
        close: dialogs.close(),
        cancel: action === 'edit' || action === 'share' ? dialogs.back() : dialogs.keep(),
        submit: said.action(),
      }}
      grave={action === 'cancel' || action === 'delete'}
      pending={isPending}
      failure={
        error && {
          title: dialogs.failed(),
          text: error instanceof OfflineError ? dialogs.offline() : formFailureText(error, LL),
        }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {scopes.length > 1 && (
        <Select
          label={texts.label()}
          value={scope}
          onChange={({ target }) => setScope(scopes.find((one) => one === target.value) ?? scope)}
          options={scopes.map((one) => ({ value: one, label: one === 'all' ? texts.all() : texts[one]({ date }) }))}
        />
      )}
      {scopes.length === 1 && scopes[0] !== 'all' && <p>{texts[scope === 'one' ? 'one' : 'following']({ date })}</p>}
    </FormDialog>
  )
}
