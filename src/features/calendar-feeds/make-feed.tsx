import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { calendarColours } from '#contract/calendar/colours.ts'
import {
  calendarFeedRoutes,
  feedNames,
  feedScopes,
  type MadeFeedDto,
  type NewCalendarFeed,
  newCalendarFeed,
} from '#contract/calendar-feeds/calendar-feeds.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { feedsKey } from './feeds.queries.ts'

export type MakeFeedProps = { onClose: () => void; onDone: (made: MadeFeedDto) => void }

const fields = ['name', 'scope', 'names', 'colour'] as const
const least = { name: '', scope: 'busy', names: 'initials', colour: 'blue' } as const

/** Makes an address of the calendar. It begins with the least that an address can show. */
export function MakeFeed({ onClose, onDone }: MakeFeedProps) {
  const { LL } = useI18nContext()
  const { form: messages, scope: scopes, names, colours } = LL.calendarFeeds
  const queries = useQueryClient()
  const { register, handleSubmit, watch, setError, setFocus, formState } = useForm<
    NewCalendarFeed,
    unknown,
    NewCalendarFeed
  >({
    resolver: flatResolver<NewCalendarFeed, NewCalendarFeed>(newCalendarFeed),
    defaultValues: least,
    mode: 'onTouched',
  })
  const { mutateAsync, isPending, error } = useCommand(calendarFeedRoutes.make)
  const { errors } = formState
  const scope = watch('scope')
  const send = async (body: NewCalendarFeed) => {
    try {
      const made = await mutateAsync({ body })
      void queries.invalidateQueries({ queryKey: feedsKey })
      onDone(made)
    } catch (failure) {
      placeServerErrors(failure, fields, { setError, setFocus })
    }
  }
  return (
    <FormDialog
      title={messages.title()}
      labels={{ close: messages.close(), cancel: messages.cancel(), submit: messages.submit() }}
      notice={messages.warning()}
      pending={isPending}
      failure={error && { title: messages.failed(), text: formFailureText(error, LL) }}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <TextField
        label={messages.name()}
        hint={messages.nameHint()}
        autoComplete="off"
        error={problemText(errors.name, LL, limits.calendarFeed.name)}
        {...register('name')}
      />
      <Select
        label={messages.scope()}
        hint={scopes[scope].text()}
        options={feedScopes.map((value) => ({ value, label: scopes[value].name() }))}
        error={problemText(errors.scope, LL)}
        {...register('scope')}
      />
      {scope !== 'busy' && (
        <Select
          label={messages.names()}
          hint={names[watch('names')].text()}
          options={feedNames.map((value) => ({ value, label: names[value].name() }))}
          error={problemText(errors.names, LL)}
          {...register('names')}
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
