import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { TimeField } from '#src/ui/fields/time-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import type { HolidayFieldsProps } from './field-types.ts'
import type { HolidayValues } from './holiday.model.ts'
import { HolidayJourney, HolidayTimeName } from './holiday-edge.tsx'
import { useDayChoices } from './use-day-choices.ts'

/** Asks when the holiday begins and ends, where the children change homes then, and when they arrive where they travel. */
export function TimeFields({ fields, viewer }: HolidayFieldsProps) {
  const { LL } = useI18nContext()
  const { form } = LL.holidays
  const { form: common } = LL.parentingSchedules
  const { register, control, formState } = fields
  const { errors } = formState
  const values = useWatch({ control }) as HolidayValues
  const choices = useDayChoices()
  const isRange = values.by === 'range'
  return (
    <chakra.fieldset display="grid" gap="u2" minW="0">
      <chakra.legend textStyle="label" mb="u1">
        {form.times()}
      </chakra.legend>
      <FieldPair>
        {!isRange && (
          <Select
            label={form.begins()}
            options={choices(-limits.holiday.daysBefore, 7, values.begins)}
            error={problemText(errors.begins, LL)}
            {...register('begins')}
          />
        )}
        <TimeField label={form.beginsAt()} error={problemText(errors.beginsAt, LL)} {...register('beginsAt')} />
        {!isRange && (
          <Select
            label={form.ends()}
            options={choices(-7, 21, values.ends)}
            error={problemText(errors.ends, LL)}
            {...register('ends')}
          />
        )}
        <TimeField label={form.endsAt()} error={problemText(errors.endsAt, LL)} {...register('endsAt')} />
      </FieldPair>
      <div>
        <HolidayTimeName fields={fields} edge="begins" />
        <HolidayTimeName fields={fields} edge="ends" />
      </div>
      <TextField
        label={common.place()}
        optionalText={common.optional()}
        hint={common.placeHint()}
        autoComplete="off"
        error={problemText(errors.place, LL, limits.parentingSchedule.placeName)}
        {...register('place')}
      />
      <CheckboxField label={common.hidesPlace()} {...register('hidesPlace')} />
      <HolidayJourney fields={fields} viewer={viewer} edge="begins" />
      <HolidayJourney fields={fields} viewer={viewer} edge="ends" />
    </chakra.fieldset>
  )
}
