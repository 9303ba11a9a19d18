import { chakra } from '@chakra-ui/react/styled-system'
import { useController, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import type { HolidayEdgeName } from '#domain/parenting-time/travel.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { NamedTimeFields } from '../schedules/named-time-fields.tsx'
import type { Journey } from '../schedules/own-exchange.model.ts'
import { JourneyFields } from '../schedules/travel-fields.tsx'
import { journeyIn, namedTimeIn } from './edges.model.ts'
import type { HolidayFieldsProps } from './field-types.ts'
import type { HolidayValues } from './holiday.model.ts'

type EdgeProps = HolidayFieldsProps & { edge: HolidayEdgeName }

/** Asks whether the time of one edge of a holiday has a name, and another time on days without school. */
export function HolidayTimeName({ fields: { control, setValue, formState }, edge }: Omit<EdgeProps, 'viewer'>) {
  const { LL } = useI18nContext()
  const values = useWatch({ control }) as HolidayValues
  const [name, withoutSchool] = [`${edge}Name`, `${edge}WithoutSchool`] as const
  return (
    <NamedTimeFields
      summary={LL.holidays.form.named[edge]()}
      said={namedTimeIn(values, edge)}
      errors={{
        timeName: problemText(formState.errors[name], LL, limits.parentingSchedule.placeName),
        withoutSchool: problemText(formState.errors[withoutSchool], LL),
      }}
      onSay={(part) => {
        if (part.timeName !== undefined) setValue(name, part.timeName, { shouldDirty: true })
        if (part.withoutSchool !== undefined) setValue(withoutSchool, part.withoutSchool, { shouldDirty: true })
      }}
    />
  )
}

/** Asks when the children arrive after one edge of a holiday. Nobody arrives nowhere, so without a place it asks nothing. */
export function HolidayJourney({ fields: { control, setValue, trigger, formState }, viewer, edge }: EdgeProps) {
  const { LL } = useI18nContext()
  const { field, fieldState } = useController({ control, name: `${edge}Arrives` })
  const values = useWatch({ control }) as HolidayValues
  if (values.place.trim() === '') return null
  const say = ({ arrives, arrivesDay, arrivesZone }: Partial<Journey>) => {
    if (arrivesDay !== undefined) setValue(`${edge}ArrivesDay`, arrivesDay, { shouldDirty: true })
    if (arrivesZone !== undefined) setValue(`${edge}ArrivesZone`, arrivesZone, { shouldDirty: true })
    if (arrives !== undefined) setValue(`${edge}Arrives`, arrives, { shouldDirty: true })
    if (formState.isSubmitted) void trigger(`${edge}Arrives`)
  }
  return (
    <chakra.fieldset display="grid" gap="u2" minW="0">
      <chakra.legend textStyle="label" mb="u1">
        {LL.holidays.form.journey[edge]()}
      </chakra.legend>
      <JourneyFields
        said={journeyIn(values, edge)}
        error={problemText(fieldState.error, LL)}
        onSay={say}
        viewer={viewer}
        timeRef={field.ref}
      />
    </chakra.fieldset>
  )
}
