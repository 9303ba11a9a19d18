import { chakra } from '@chakra-ui/react/styled-system'
import { Controller, useWatch } from 'react-hook-form'
import { calendarColours } from '#contract/calendar/colours.ts'
import { limits } from '#contract/limits.ts'
import { earliestEnd } from '#domain/parenting-time/overlaps.ts'
import { addDays, isDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ChildChoices } from '#src/app/shared/forms/child-choices.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import { parentingScheduleChart } from '../schedule.chart.ts'
import { type BuilderValues, bodyOf, nightsIn, usualBegin } from './builder.model.ts'
import type { BuilderFieldsProps } from './builder-fields-props.ts'
import { ExchangeFields } from './exchange-fields.tsx'
import { GroundlessRequests } from './groundless-requests.tsx'
import { PlanPreview } from './plan-preview.tsx'
import { RotationFields } from './rotation-fields.tsx'

const Part = chakra('fieldset', { base: { display: 'grid', gap: 'u2', minW: '0' } })

export function BuilderFields(props: BuilderFieldsProps) {
  const { fields, viewer, kept } = props
  const { LL } = useI18nContext()
  const { form } = LL.parentingSchedules
  const { register, control, formState } = fields
  const { errors } = formState
  const children = viewer.family.children.filter(({ id, offered }) => offered || kept?.childIds.includes(id))
  return (
    <>
      <TextField
        label={form.name()}
        hint={form.nameHint()}
        autoComplete="off"
        error={problemText(errors.name, LL, limits.parentingSchedule.name.max)}
        {...register('name')}
      />
      <Controller
        control={control}
        name="childIds"
        render={({ field }) => (
          <ChildChoices
            field={field}
            choices={children}
            label={form.children()}
            error={problemText(errors.childIds, LL)}
          />
        )}
      />
      <RotationFields {...props} />
      <DayFields {...props} />
      <ExchangeFields {...props} />
      <Select
        label={form.colour()}
        options={calendarColours.map((value) => ({ value, label: form.colours[value]() }))}
        {...register('colour')}
      />
      <PlanPreview control={control} viewer={viewer} kept={kept} />
    </>
  )
}

/** Asks for the first and the last day, and on which day of the rotation the first one falls. */
function DayFields({ fields, viewer, kept, schedules }: BuilderFieldsProps) {
  const { LL } = useI18nContext()
  const { form } = LL.parentingSchedules
  const { register, control, formState, setValue } = fields
  const { errors } = formState
  const values = useWatch({ control }) as BuilderValues
  const { startsOn } = values
  const nights = nightsIn(values)
  const least = isDate(startsOn) ? earliestEnd({ ...bodyOf(values, kept), startsOn }) : null
  const others = schedules.filter(
    (item) =>
      item.id !== kept?.id &&
      !parentingScheduleChart(item).isFinal &&
      item.childIds.some((id) => values.childIds.includes(id)),
  )
  const followed = others.find(({ id }) => id === values.followsId)
  return (
    <Part>
      <chakra.legend textStyle="label" mb="u1">
        {form.days()}
      </chakra.legend>
      <FieldPair>
        <DateField
          label={form.starts()}
          min={viewer.today}
          error={problemText(errors.startsOn, LL)}
          {...register('startsOn', {
            onChange: ({ target }: { target: { value: string } }) =>
              setValue('beginsOn', String(usualBegin(fields.getValues(), target.value))),
          })}
        />
        <DateField
          label={form.ends()}
          optionalText={form.optional()}
          hint={least ? form.endsHintLeast({ date: viewer.date(least) }) : form.endsHint()}
          error={problemText(errors.endsOn, LL)}
          {...register('endsOn')}
        />
      </FieldPair>
      {nights.length > 1 && values.rotation !== 'kept' && (
        <Select
          label={form.begins()}
          hint={form.beginsHint({ day: Number(values.beginsOn) })}
          options={[...nights].map((_, index) => ({ value: String(index + 1), label: String(index + 1) }))}
          {...register('beginsOn')}
        />
      )}
      {!kept && others.length > 0 && (
        <Select
          label={form.follows()}
          options={[
            { value: '', label: form.followsNone() },
            ...others.map(({ id, name }) => ({ value: id, label: form.followsThis({ name }) })),
          ]}
          error={problemText(errors.followsId, LL)}
          {...register('followsId')}
        />
      )}
      {followed && isDate(startsOn) && (
        <GroundlessRequests
          ending={followed}
          last={addDays(startsOn, -1)}
          others={[
            ...schedules.filter(({ id }) => id !== followed.id),
            { id: '', childIds: values.childIds, startsOn, endsOn: isDate(values.endsOn) ? values.endsOn : null },
          ]}
        />
      )}
    </Part>
  )
}
