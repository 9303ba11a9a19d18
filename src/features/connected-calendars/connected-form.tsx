import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { calendarColours } from '#contract/calendar/colours.ts'
import {
  type ConnectedCalendarDto,
  connectedCalendarRoutes,
  type NewConnectedCalendar,
  newConnectedCalendar,
} from '#contract/connected-calendars/connected-calendars.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { connectedKey } from './connected.queries.ts'

/** The calendar that is edited; without one, a new one is connected. */
export type ConnectedFormProps = { calendar: ConnectedCalendarDto | null; onClose: () => void }

const fields = ['name', 'url', 'colour'] as const
/** The address of a calendar is not shown again, so an edit is checked with one that stands in for it. */
const hidden = 'https://kept.invalid/'

/** Connects a calendar, or changes the name and colour of one. */
export function ConnectedForm({ calendar, onClose }: ConnectedFormProps) {
  const { LL } = useI18nContext()
  const { form: messages } = LL.connectedCalendars
  const { colours } = LL.calendarFeeds
  const queries = useQueryClient()
  const toast = useToast()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<
    NewConnectedCalendar,
    unknown,
    NewConnectedCalendar
  >({
    resolver: flatResolver<NewConnectedCalendar, NewConnectedCalendar>(newConnectedCalendar),
    defaultValues: { name: calendar?.name ?? '', url: calendar ? hidden : '', colour: calendar?.colour ?? 'green' },
    mode: 'onTouched',
  })
  const add = useCommand(connectedCalendarRoutes.add)
  const edit = useCommand(connectedCalendarRoutes.events)
  const error = add.error ?? edit.error
  const { errors } = formState
  const send = async ({ name, url, colour }: NewConnectedCalendar) => {
    try {
      if (calendar) {
        const { id, version } = calendar
        await edit.mutateAsync({ params: { id }, body: { type: 'connectedCalendar.edit', version, name, colour } })
      } else await add.mutateAsync({ body: { name, url, colour } })
      toast({ tone: 'done', text: calendar ? messages.saved() : messages.added() })
      onClose()
    } catch (failure) {
      placeServerErrors(failure, fields, { setError, setFocus })
    } finally {
      void queries.invalidateQueries({ queryKey: connectedKey })
    }
  }
  return (
    <FormDialog
      title={calendar ? messages.editTitle({ name: calendar.name }) : messages.title()}
      labels={{
        close: messages.close(),
        cancel: messages.cancel(),
        submit: calendar ? messages.save() : messages.submit(),
      }}
      pending={add.isPending || edit.isPending}
      failure={
        error && {
          title: calendar ? LL.errors.calendarNotSaved() : LL.errors.calendarNotAdded(),
          text: formFailureText(error, LL),
        }
      }
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <TextField
        label={messages.name()}
        autoComplete="off"
        error={problemText(errors.name, LL, limits.connectedCalendar.name)}
        {...register('name')}
      />
      {!calendar && (
        <TextField
          label={messages.url()}
          hint={messages.urlHint()}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={problemText(errors.url, LL, limits.connectedCalendar.url)}
          {...register('url')}
        />
      )}
      <Select
        label={messages.colour()}
        options={calendarColours.map((value) => ({ value, label: colours[value]() }))}
        error={problemText(errors.colour, LL)}
        {...register('colour')}
      />
    </FormDialog>
  )
}
