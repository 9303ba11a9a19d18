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
import { type BuilderValues, hasVisits } from './builder.model.ts'
import type { BuilderFieldsProps } from './builder-fields-props.ts'
import { OwnExchanges } from './own-exchanges.tsx'

/** Asks when and where the children change homes. A time may have a name, and another hour on days without school. */
export function ExchangeFields(props: BuilderFieldsProps) {
  const { fields } = props
  const { LL } = useI18nContext()
  const { form } = LL.parentingSchedules
  const { register, control, formState } = fields
  const { errors } = formState
  const values = useWatch({ control }) as BuilderValues
  if (values.rotation === 'kept') return null
  const isWeekends = values.rotation === 'weekends'
  const { placeName } = limits.parentingSchedule
  return (
    <chakra.fieldset display="grid" gap="u2" minW="0">
      <chakra.legend textStyle="label" mb="u1">
        {form.exchange()}
      </chakra.legend>
      <FieldPair>
        {isWeekends ? (
          <>
            <TimeField
              label={form.weekendFrom()}
              error={problemText(errors.weekendFrom, LL)}
              {...register('weekendFrom')}
            />
            <Select
              label={form.weekendEnds()}
              options={(['2', '3'] as const).map((value) => ({ value, label: form.weekendEnd[value]() }))}
              {...register('weekendEnds')}
            />
            <TimeField label={form.weekendTo()} error={problemText(errors.weekendTo, LL)} {...register('weekendTo')} />
          </>
        ) : (
          <TimeField label={form.time()} error={problemText(errors.time, LL)} {...register('time')} />
        )}
        <TextField
          label={form.place()}
          optionalText={form.optional()}
          hint={form.placeHint()}
          autoComplete="off"
          error={problemText(errors.place, LL, placeName)}
          {...register('place')}
        />
        <TextField
          label={form.timeName()}
          optionalText={form.optional()}
          hint={form.timeNameHint()}
          autoComplete="off"
          error={problemText(errors.timeName, LL, placeName)}
          {...register('timeName')}
        />
        <TimeField
          label={form.withoutSchool()}
          optionalText={form.optional()}
          error={problemText(errors.withoutSchool, LL)}
          {...register('withoutSchool')}
        />
        {hasVisits(values) && (
          <>
            <TimeField label={form.visitFrom()} {...register('visitFrom')} />
            <TimeField label={form.visitTo()} {...register('visitTo')} />
          </>
        )}
      </FieldPair>
      <CheckboxField label={form.hidesPlace()} {...register('hidesPlace')} />
      <OwnExchanges {...props} />
    </chakra.fieldset>
  )
}
