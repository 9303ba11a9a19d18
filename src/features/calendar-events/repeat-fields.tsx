import { useQuery } from '@tanstack/react-query'
import { Controller, useWatch } from 'react-hook-form'
import { frequencies, hasInterval } from '#domain/recurrence.ts'
import { addDays, formatWeekday, isDate } from '#domain/time.ts'
import { firstWeekday } from '#domain/week-start.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { profileQuery } from '#src/app/shared/data/profile.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { frequencyText } from '../payment-schedules/frequency-text.ts'
import type { EventFields } from './use-event-form.ts'

type RepeatFieldsProps = { fields: EventFields; viewer: Viewer }

/** Asks how it repeats, every how many, on which days of the week, and until when. */
export function RepeatFields({ fields, viewer }: RepeatFieldsProps) {
  const { LL, locale } = useI18nContext()
  const { form } = LL.calendarEvents
  const { register, control, formState } = fields
  const { errors } = formState
  const [frequency, startsOn, weekdays, ending] = useWatch({
    control,
    name: ['frequency', 'startsOn', 'weekdays', 'ending'],
  })
  const first = isDate(startsOn) ? startsOn : viewer.today
  const texts = LL.paymentSchedules.frequency
  const days = weekdays.map(Number).toSorted((one, other) => one - other)
  return (
    <>
      <Select
        label={form.frequency()}
        options={frequencies.map((value) => ({
          value,
          label:
            value === 'once'
              ? form.once()
              : frequencyText({ frequency: value, interval: 1, weekdays: days }, first, locale, texts),
        }))}
        error={problemText(errors.frequency, LL)}
        {...register('frequency')}
      />
      {frequency === 'weekly' && (
        <Controller
          control={control}
          name="weekdays"
          render={({ field }) => <Weekdays field={field} error={problemText(errors.weekdays, LL)} />}
        />
      )}
      {hasInterval(frequency) && (
        <TextField
          label={form.interval()}
          hint={form.intervalHint()}
          inputMode="numeric"
          autoComplete="off"
          error={problemText(errors.interval, LL)}
          {...register('interval')}
        />
      )}
      {frequency !== 'once' && (
        <FieldPair>
          <Select
            label={form.end()}
            options={(['never', 'count', 'date'] as const).map((value) => ({ value, label: form.ending[value]() }))}
            {...register('ending')}
          />
          {ending === 'count' && (
            <TextField
              label={form.count()}
              inputMode="numeric"
              autoComplete="off"
              error={problemText(errors.count, LL)}
              {...register('count')}
            />
          )}
          {ending === 'date' && (
            <DateField label={form.endOn()} min={first} error={problemText(errors.endOn, LL)} {...register('endOn')} />
          )}
        </FieldPair>
      )}
    </>
  )
}

/** A Sunday, from which weekdays are counted. */
const sunday = '2026-11-01'

type WeekdaysProps = {
  field: { value: string[]; onChange: (value: string[]) => void; onBlur: () => void; ref: React.Ref<HTMLInputElement> }
  error: string | undefined
}

function Weekdays({ field: { value, onChange, onBlur, ref }, error }: WeekdaysProps) {
  const { LL, locale } = useI18nContext()
  const { client } = useApp()
  const { data: profile } = useQuery(profileQuery(client))
  const first = firstWeekday(profile?.weekStart, locale)
  const inOrder = Array.from({ length: 7 }, (_, index) => String((first + index) % 7))
  return (
    <CheckboxGroup label={LL.calendarEvents.form.weekdays()} error={error}>
      {inOrder.map((day, index) => (
        <CheckboxField
          key={day}
          label={formatWeekday(addDays(sunday, Number(day)), locale)}
          checked={value.includes(day)}
          onChange={({ target }) => onChange(target.checked ? [...value, day] : value.filter((known) => known !== day))}
          onBlur={onBlur}
          {...(index === 0 && { ref })}
        />
      ))}
    </CheckboxGroup>
  )
}
