import { Link } from '@tanstack/react-router'
import { Controller } from 'react-hook-form'
import type { HolidayDto } from '#contract/calendar/holidays.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ChildChoices } from '#src/app/shared/forms/child-choices.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { CalendarForm } from '../plan/calendar-form.tsx'
import { DateFields } from './date-fields.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { NextTimes } from './next-times.tsx'
import { Presets } from './presets.tsx'
import { ShareFields } from './share-fields.tsx'
import { TimeFields } from './time-fields.tsx'
import { useHolidayForm } from './use-holiday-form.ts'

type HolidayFormProps = { viewer: Viewer; edited: HolidayDto | null; holidays: readonly HolidayDto[] }

/** Asks for everything that makes a holiday. A known one may be chosen first, which fills in its name and its date. */
export function HolidayForm({ viewer, edited, holidays }: HolidayFormProps) {
  const { LL } = useI18nContext()
  const { form } = LL.holidays
  const { form: common } = LL.parentingSchedules
  const { fields, send, failure, leaveOwnOut, leaveOtherOut, isSending } = useHolidayForm(viewer, edited)
  const { register, control, formState } = fields
  const { errors } = formState
  const parts = { fields, viewer }
  return (
    <CalendarForm
      onSubmit={send}
      cancel={<Link to="/calendar/holidays" />}
      labels={{ cancel: common.cancel(), submit: edited ? form.save() : form.add() }}
      pending={isSending}
      failure={
        failure && (
          <FailureBanner
            failure={failure}
            holidays={holidays}
            name={fields.getValues('name')}
            pending={isSending}
            onLeaveOwnOut={leaveOwnOut}
            onLeaveOtherOut={leaveOtherOut}
          />
        )
      }
    >
      {!edited && <Presets fields={fields} viewer={viewer} />}
      <TextField
        label={form.name()}
        autoComplete="off"
        error={problemText(errors.name, LL, limits.holiday.name)}
        {...register('name')}
      />
      <Controller
        control={control}
        name="childIds"
        render={({ field }) => (
          <ChildChoices
            field={field}
            choices={viewer.family.children.filter(({ id, offered }) => offered || edited?.childIds.includes(id))}
            label={common.children()}
            error={problemText(errors.childIds, LL)}
          />
        )}
      />
      <DateFields {...parts} />
      <TimeFields {...parts} />
      <ShareFields {...parts} />
      <NextTimes {...parts} />
    </CalendarForm>
  )
}
