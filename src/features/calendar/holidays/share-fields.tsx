import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TimeField } from '#src/ui/fields/time-field.tsx'
import { FieldPair } from '#src/ui/layout/field-pair.tsx'
import type { HolidayFieldsProps } from './field-types.ts'
import { type HolidayValues, hasMiddle } from './holiday.model.ts'
import { HolidayJourney, HolidayTimeName } from './holiday-edge.tsx'
import { shareText } from './holiday-texts.ts'
import { useDayChoices } from './use-day-choices.ts'

const sharesOf = ({ family }: Viewer): (string | string[])[] => {
  const [first = '', second] = family.members.filter(({ role }) => role === 'parent').map(({ id }) => id)
  const single = second === undefined ? [[first]] : [[first], [second], [first, second], [second, first]]
  return [...single, 'whoeverHasIt']
}

/** Asks whose the holiday is: the same every year or not, and in halves where two parents have one each. */
export function ShareFields({ fields, viewer }: HolidayFieldsProps) {
  const { LL } = useI18nContext()
  const { holidays: messages } = LL
  const { form } = messages
  const { register, control, formState } = fields
  const { errors } = formState
  const values = useWatch({ control }) as HolidayValues
  const choices = useDayChoices()
  const isRange = values.by === 'range'
  const alike = isRange || values.years === 'all'
  const options = (alike ? sharesOf(viewer) : [...sharesOf(viewer), 'none']).map((share) => ({
    value: String(share),
    label:
      share === 'none' || share === 'whoeverHasIt'
        ? messages.share[share]()
        : shareText(typeof share === 'string' ? [share] : share, viewer, messages),
  }))
  return (
    <chakra.fieldset display="grid" gap="u2" minW="0">
      <chakra.legend textStyle="label" mb="u1">
        {form.who()}
      </chakra.legend>
      {!isRange && (
        <Select
          label={form.years()}
          options={(['alternate', 'all'] as const).map((value) => ({ value, label: form.yearKinds[value]() }))}
          {...register('years')}
        />
      )}
      <FieldPair>
        <Select
          label={alike ? form.whose() : form.odd()}
          options={options}
          error={problemText(errors.odd, LL)}
          {...register('odd')}
        />
        {!alike && (
          <Select label={form.even()} options={options} error={problemText(errors.even, LL)} {...register('even')} />
        )}
      </FieldPair>
      {hasMiddle(values) && (
        <>
          <FieldPair>
            {isRange ? (
              <DateField label={form.middle()} error={problemText(errors.middleOn, LL)} {...register('middleOn')} />
            ) : (
              <Select
                label={form.middle()}
                options={choices(-7, 14, values.middle)}
                error={problemText(errors.middle, LL)}
                {...register('middle')}
              />
            )}
            <TimeField label={form.middleAt()} error={problemText(errors.middleAt, LL)} {...register('middleAt')} />
          </FieldPair>
          <HolidayTimeName fields={fields} edge="middle" />
          <HolidayJourney fields={fields} viewer={viewer} edge="middle" />
        </>
      )}
    </chakra.fieldset>
  )
}
