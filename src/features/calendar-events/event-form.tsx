import { Controller } from 'react-hook-form'
import { calendarColours } from '#contract/calendar/colours.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ChildChoices } from '#src/app/shared/forms/child-choices.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { CalendarForm, FormFailure } from '../calendar/plan/calendar-form.tsx'
import type { Edited } from './event.model.ts'
import { eventBackLink } from './event-links.tsx'
import { RepeatFields } from './repeat-fields.tsx'
import { TimeFields } from './time-fields.tsx'
import { type EventFields, useEventForm } from './use-event-form.ts'

type EventFormProps = { viewer: Viewer; edited: Edited | null; on: string | undefined }

/** Asks for everything that makes an event, or one time of it. */
export function EventForm({ viewer, edited, on }: EventFormProps) {
  const { LL } = useI18nContext()
  const { form } = LL.calendarEvents
  const { fields, send, failure, isSending } = useEventForm(viewer, edited, on)
  const { register, formState } = fields
  const { errors } = formState
  return (
    <CalendarForm
      onSubmit={send}
      cancel={eventBackLink(edited)}
      labels={{ cancel: form.cancel(), submit: edited ? form.save() : form.add() }}
      pending={isSending}
      failure={<FormFailure title={form.failed()} text={failure} />}
    >
      <TextField
        label={form.title()}
        autoComplete="off"
        error={problemText(errors.title, LL, limits.calendarEvent.title)}
        {...register('title')}
      />
      {!edited && (
        <Select
          label={form.who()}
          options={[
            { value: 'everybody', label: form.sharedOption() },
            { value: 'owner', label: form.privateOption() },
          ]}
          {...register('who')}
        />
      )}
      <TimeFields fields={fields} viewer={viewer} />
      {edited?.scope !== 'one' && edited?.item.occursOn == null && <RepeatFields fields={fields} viewer={viewer} />}
      <PeopleFields fields={fields} viewer={viewer} edited={edited} />
      <TextField
        label={form.place()}
        optionalText={form.optional()}
        autoComplete="off"
        error={problemText(errors.place, LL, limits.calendarEvent.place)}
        {...register('place')}
      />
      <CheckboxField label={form.hidesPlace()} {...register('hidesPlace')} />
      <TextArea
        label={form.notes()}
        optionalText={form.optional()}
        hint={form.notesHint({ max: limits.calendarEvent.notes })}
        error={problemText(errors.notes, LL, limits.calendarEvent.notes)}
        {...register('notes')}
      />
      <ReminderFields fields={fields} />
    </CalendarForm>
  )
}

type PeopleProps = { fields: EventFields; viewer: Viewer; edited: Edited | null }

function PeopleFields({ fields, viewer, edited }: PeopleProps) {
  const { LL } = useI18nContext()
  const { form } = LL.calendarEvents
  const { register, control, formState } = fields
  const { errors } = formState
  const { children, members } = viewer.family
  const parents = members
    .filter(({ role }) => role === 'parent')
    .map(({ id, firstName }) => ({ value: id, label: firstName }))
  return (
    <>
      <Controller
        control={control}
        name="childIds"
        render={({ field }) => (
          <ChildChoices
            field={field}
            choices={children.filter(({ id, offered }) => offered || edited?.item.childIds.includes(id))}
            label={form.children()}
            error={problemText(errors.childIds, LL)}
          />
        )}
      />
      <Select
        label={form.parent()}
        options={parents}
        error={problemText(errors.parentId, LL)}
        {...register('parentId')}
      />
      <FieldPair>
        {(['dropOffId', 'pickUpId'] as const).map((name) => (
          <Select
            key={name}
            label={name === 'pickUpId' ? form.pickUp() : form.dropOff()}
            optionalText={form.optional()}
            options={[{ value: '', label: form.nobody() }, ...parents]}
            error={problemText(errors[name], LL)}
            {...register(name)}
          />
        ))}
      </FieldPair>
    </>
  )
}

const reminders = ['none', 0, 15, 30, 60, 120, 1440, 2880, 10080] as const

function ReminderFields({ fields }: { fields: EventFields }) {
  const { LL } = useI18nContext()
  const { form } = LL.calendarEvents
  const { register, formState } = fields
  const { errors } = formState
  return (
    <FieldPair>
      <Select
        label={form.reminder()}
        hint={form.reminderHint()}
        options={reminders.map((minutes) => ({
          value: minutes === 'none' ? '' : String(minutes),
          label: form.reminders[minutes](),
        }))}
        error={problemText(errors.reminder, LL)}
        {...register('reminder')}
      />
      <Select
        label={form.colour()}
        options={calendarColours.map((value) => ({ value, label: LL.calendarFeeds.colours[value]() }))}
        error={problemText(errors.colour, LL)}
        {...register('colour')}
      />
    </FieldPair>
  )
}
