import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { type CalendarColour, calendarColours } from '#contract/calendar/colours.ts'
import { eventCopyRoutes } from '#contract/calendar-events/event-copies.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ChildChoices } from '#src/app/shared/forms/child-choices.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { calendarRoot } from '../../calendar/calendar.queries.ts'
import { CopyForm } from './copy-form.tsx'
import type { CopyIntoProps } from './copy-into.ts'
import { offeredIds } from './copy-into.ts'
import { useCopying } from './use-copying.ts'

type Values = { childIds: string[]; parentId: string; colour: CalendarColour }
const all = () => true

/** Copies entries into events that everybody in the family sees. */
export function CopyEvents({ calendars, came, viewer }: CopyIntoProps) {
  const { LL } = useI18nContext()
  const { calendarCopies: messages, calendarEvents, calendarFeeds } = LL
  const copying = useCopying({ calendars, came, accepts: all })
  const { chosen } = copying
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const [isMissing, setMissing] = useState(false)
  const { mutateAsync, isPending, error } = useCommand(eventCopyRoutes.copy)
  const parents = viewer.family.members
    .filter(({ role }) => role === 'parent')
    .map(({ id, firstName }) => ({ value: id, label: firstName }))
  const { register, control, handleSubmit, formState } = useForm<Values>({
    defaultValues: { childIds: offeredIds(viewer), parentId: viewer.viewpoint, colour: calendarColours[2] },
  })
  const { errors } = formState
  const send = async (values: Values) => {
    const [first] = chosen
    setMissing(!first)
    if (!first) return
    const { items } = await mutateAsync({ body: { ...values, copies: chosen.map(({ copy }) => copy) } })
    await queries.invalidateQueries({ queryKey: calendarRoot })
    toast({ tone: 'done', text: messages.events.done({ count: items.length }) })
    await navigate({ to: '/calendar', search: { view: 'month', date: first.copy.startsOn } })
  }
  return (
    <CopyForm
      copying={copying}
      most={limits.calendarEvent.copies}
      none={messages.events.none()}
      missing={isMissing && chosen.length === 0 ? messages.chooseOne() : undefined}
      error={error}
      pending={isPending}
      cancel={<Link to="/calendar" />}
      // A refusal is shown by the form.
      onSubmit={(event) => void handleSubmit(send)(event).catch(() => undefined)}
    >
      <Controller
        control={control}
        name="childIds"
        rules={{ validate: (ids) => ids.length > 0 || 'required' }}
        render={({ field }) => (
          <ChildChoices
            field={field}
            choices={viewer.family.children.filter(({ offered }) => offered)}
            label={calendarEvents.form.children()}
            error={problemText(errors.childIds, LL)}
          />
        )}
      />
      <FieldPair>
        <Select label={calendarEvents.form.parent()} options={parents} {...register('parentId')} />
        <Select
          label={calendarEvents.form.colour()}
          options={calendarColours.map((value) => ({ value, label: calendarFeeds.colours[value]() }))}
          {...register('colour')}
        />
      </FieldPair>
    </CopyForm>
  )
}
