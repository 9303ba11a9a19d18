import { chakra } from '@chakra-ui/react/styled-system'
import { useController, useWatch } from 'react-hook-form'
import type { HolidayEdgeName } from '#domain/parenting-time/travel.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import type { Journey } from '../schedules/own-exchange.model.ts'
import { JourneyFields } from '../schedules/travel-fields.tsx'
import type { HolidayFieldsProps } from './field-types.ts'
import type { HolidayValues } from './holiday.model.ts'
import { journeyIn } from './journeys.model.ts'

type HolidayJourneyProps = Pick<HolidayFieldsProps, 'fields' | 'viewer'> & { edge: HolidayEdgeName }

/** Asks when the children arrive after one edge of a holiday. Nobody arrives nowhere, so without a place it asks nothing. */
export function HolidayJourney({
  fields: { control, setValue, trigger, formState },
  viewer,
  edge,
}: HolidayJourneyProps) {
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
