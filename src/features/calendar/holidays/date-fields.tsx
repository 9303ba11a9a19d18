import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import type { HolidayFieldsProps } from './field-types.ts'
import { dateKinds, type HolidayValues } from './holiday.model.ts'
import { easterDays, easterText, monthText, nthText, ruleText, weekdayText, weekOrdinals } from './holiday-texts.ts'

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Asks on which day the holiday falls: by its date, by a weekday of a month, by Easter, or once in a range of days. */
export function DateFields({ fields, viewer }: HolidayFieldsProps) {
  const { LL } = useI18nContext()
  const { holidays: messages } = LL
  const { form } = messages
  const { register, control, formState } = fields
  const { errors } = formState
  const { by, kept, easter } = useWatch({ control }) as HolidayValues
  const choice = (value: number, label: string) => ({ value: String(value), label })
  const month = (
    <Select
      label={form.month()}
      options={numbers(1, 12).map((one) => choice(one, monthText(one, viewer)))}
      error={problemText(errors.month, LL)}
      {...register('month')}
    />
  )
  const offsets = [...new Set([...easterDays, Number(easter)])].toSorted((one, other) => one - other)
  return (
    <chakra.fieldset display="grid" gap="u2" minW="0">
      <chakra.legend textStyle="label" mb="u1">
        {form.date()}
      </chakra.legend>
      <Select
        label={form.by()}
        hint={by === 'kept' && kept ? ruleText(kept, viewer, messages) : undefined}
        options={dateKinds
          .filter((kind) => kind !== 'kept' || kept !== null)
          .map((value) => ({ value, label: form.kinds[value]() }))}
        error={problemText(errors.by, LL)}
        {...register('by')}
      />
      <FieldPair>
        {by === 'date' && (
          <>
            {month}
            <Select
              label={form.day()}
              options={numbers(1, 31).map((one) => choice(one, String(one)))}
              error={problemText(errors.day, LL)}
              {...register('day')}
            />
          </>
        )}
        {by === 'weekday' && (
          <>
            <Select
              label={form.nth()}
              options={weekOrdinals.map((one) => choice(one, nthText(one, messages)))}
              error={problemText(errors.nth, LL)}
              {...register('nth')}
            />
            <Select
              label={form.weekday()}
              options={numbers(0, 6).map((one) => choice(one, weekdayText(one, viewer)))}
              {...register('weekday')}
            />
            {month}
          </>
        )}
        {by === 'easter' && (
          <>
            <Select
              label={form.easter()}
              options={offsets.map((one) => choice(one, easterText(one, messages)))}
              {...register('easter')}
            />
            <Select
              label={form.church()}
              options={(['western', 'orthodox'] as const).map((value) => ({ value, label: form.churches[value]() }))}
              {...register('church')}
            />
          </>
        )}
        {by === 'range' && (
          <>
            <DateField
              label={form.startsOn()}
              min={viewer.today}
              error={problemText(errors.startsOn, LL)}
              {...register('startsOn')}
            />
            <DateField label={form.endsOn()} error={problemText(errors.endsOn, LL)} {...register('endsOn')} />
          </>
        )}
      </FieldPair>
    </chakra.fieldset>
  )
}
