import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import { newHoliday } from '#contract/calendar/holidays.ts'
import { fromEpoch } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { HolidayFieldsProps } from './field-types.ts'
import { bodyOf, type HolidayValues } from './holiday.model.ts'
import { asHoliday } from './holiday.schema.ts'
import { timesIn } from './holiday-dates.ts'
import { OwnerLine } from './owner-line.tsx'

const [shown, yearsRead] = [3, 10]

/** Shows the next times by the same rules as the calendar, so that a wrong date is seen before it is sent. */
export function NextTimes({ fields, viewer, edited }: HolidayFieldsProps) {
  const { form, card } = useI18nContext().LL.holidays
  const values = useWatch({ control: fields.control }) as HolidayValues
  const parsed = safeParse(newHoliday, { ...bodyOf(values, edited), name: 'preview' })
  const thisYear = Number(viewer.today.slice(0, 4))
  const years = Array.from({ length: yearsRead }, (_, index) => thisYear + index)
  const next = parsed.success
    ? years.flatMap((year) => timesIn(asHoliday(parsed.data, viewer.today), year, viewer.family.timeZone) ?? [])
    : []
  return (
    <section aria-label={form.next()}>
      <chakra.h2 textStyle="label" mb="u1">
        {form.next()}
      </chakra.h2>
      {next.length === 0 && (
        <chakra.p textStyle="secondary" color="fg.3">
          {form.nextNone()}
        </chakra.p>
      )}
      <chakra.ul display="grid" gap="u1.5">
        {next.slice(0, shown).map((times) => (
          <li key={times.year}>
            <p>
              {card.times({
                from: viewer.moment(fromEpoch(times.from)),
                until: viewer.moment(fromEpoch(times.until)),
              })}
            </p>
            <OwnerLine times={times} viewer={viewer} />
          </li>
        ))}
      </chakra.ul>
    </section>
  )
}
