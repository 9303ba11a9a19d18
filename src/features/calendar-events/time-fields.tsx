import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import { addDays, daysBetween, isDate } from '#domain/time.ts'
import { zoneText } from '#domain/zone-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { TimeField } from '#src/ui/fields/time-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import type { EventFields } from './use-event-form.ts'

type TimeFieldsProps = { fields: EventFields; viewer: Viewer }

/** Asks from when to when. A later first day moves the last one along. */
export function TimeFields({ fields, viewer }: TimeFieldsProps) {
  const { LL, locale } = useI18nContext()
  const { form } = LL.calendarEvents
  const { register, control, formState, getValues, setValue } = fields
  const { errors } = formState
  const [whole, startsOn] = useWatch({ control, name: ['whole', 'startsOn'] })
  const starts = register('startsOn', {
    onChange: ({ target }: { target: { value: string } }) => {
      const { endsOn } = getValues()
      if (!isDate(target.value) || !isDate(endsOn) || !isDate(startsOn)) return
      setValue('endsOn', addDays(target.value, Math.max(0, daysBetween(startsOn, endsOn))))
    },
  })
  return (
    <div>
      <CheckboxField label={form.whole()} {...register('whole')} />
      <chakra.div display="grid" gap="u2" mt="u1">
        <FieldPair>
          <DateField label={form.starts()} min={viewer.today} error={problemText(errors.startsOn, LL)} {...starts} />
          {!whole && (
            <TimeField label={form.startsAt()} error={problemText(errors.startsAt, LL)} {...register('startsAt')} />
          )}
        </FieldPair>
        <FieldPair>
          <DateField
            label={form.ends()}
            min={startsOn}
            error={problemText(errors.endsOn, LL)}
            {...register('endsOn')}
          />
          {!whole && <TimeField label={form.endsAt()} error={problemText(errors.endsAt, LL)} {...register('endsAt')} />}
        </FieldPair>
      </chakra.div>
      <chakra.p textStyle="secondary" color="fg.3" mt="u1">
        {form.zone({ zone: zoneText(viewer.family.timeZone, locale) })}
      </chakra.p>
    </div>
  )
}
