import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { safeParse } from 'zod/v4/core'
import { newHoliday } from '#contract/calendar/holidays.ts'
import type { HolidayInYear } from '#domain/parenting-time/holidays.ts'
import { yearsCompared } from '#domain/parenting-time/overlaps.ts'
import { fromEpoch } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { useTraveller } from '../times/use-traveller.ts'
import type { HolidayFieldsProps } from './field-types.ts'
import { bodyOf, type HolidayValues } from './holiday.model.ts'
import { asHoliday } from './holiday.schema.ts'
import { timesIn } from './holiday-dates.ts'
import { OwnerLine } from './owner-line.tsx'

const shownAtFirst = 3
/** A phone shows its button below the text, with which its own text lines up. */
const Aligned = chakra('div', { base: { ms: { base: '-12px', sm: '0' } } })

/** A year of the rule, with its times where the rule has a day then. */
type Year = { readonly year: number; readonly times: HolidayInYear | null }

/** Lists the years in which the rule has a day, and the years that are left out whatever the rule is now. */
function yearsOf(values: HolidayValues, viewer: Viewer): Year[] {
  const parsed = safeParse(newHoliday, { ...bodyOf(values), name: 'preview', except: [] })
  const thisYear = Number(viewer.today.slice(0, 4))
  const near = Array.from({ length: yearsCompared + 1 }, (_, index) => thisYear + index)
  return [...new Set([...near, ...values.except])]
    .toSorted((one, other) => one - other)
    .map((year) => ({
      year,
      times: parsed.success ? timesIn(asHoliday(parsed.data, viewer.today), year, viewer.family.timeZone) : null,
    }))
    .filter(({ year, times }) => times !== null || values.except.includes(year))
}

/**
 * Shows the next times by the same rules as the calendar, so that a wrong date is seen before it is sent, and lets each year be
 * left out. A year keeps its place and its button when it is pressed.
 */
export function NextTimes({ fields, viewer }: HolidayFieldsProps) {
  const traveller = useTraveller()
  const { form } = useI18nContext().LL.holidays
  const [isAll, setAll] = useState(false)
  const values = useWatch({ control: fields.control }) as HolidayValues
  const { field } = useController({ control: fields.control, name: 'except' })
  const years = yearsOf({ ...values, except: field.value }, viewer)
  const shown = years.filter(({ year }, index) => isAll || index < shownAtFirst || field.value.includes(year))
  const isRule = values.by !== 'range'
  return (
    <section aria-label={form.next()}>
      <chakra.h2 textStyle="label" mb="u1">
        {form.next()}
      </chakra.h2>
      {years.length === 0 && (
        <chakra.p textStyle="secondary" color="fg.3">
          {form.nextNone()}
        </chakra.p>
      )}
      <chakra.ul display="grid" gap="u1.5">
        {shown.map((one) => (
          <YearLine
            key={one.year}
            {...one}
            viewer={traveller}
            isLeftOut={field.value.includes(one.year)}
            onToggle={isRule ? (except) => field.onChange(except) : null}
            except={field.value}
          />
        ))}
      </chakra.ul>
      {isRule && shown.length < years.length && (
        <Aligned>
          <Button variant="tertiary" size="small" onClick={() => setAll(true)}>
            {form.nextAll()}
          </Button>
        </Aligned>
      )}
    </section>
  )
}

type YearLineProps = Year & {
  viewer: Viewer
  isLeftOut: boolean
  except: readonly number[]
  /** Null where there is no other year in which it could be kept. */
  onToggle: ((except: number[]) => void) | null
}

function YearLine({ year, times, viewer, isLeftOut, except, onToggle }: YearLineProps) {
  const { form, card } = useI18nContext().LL.holidays
  const named = { year: String(year) }
  return (
    <chakra.li display="flex" flexWrap="wrap" columnGap="u2" alignItems="center" justifyContent="space-between">
      {isLeftOut || times === null ? (
        <chakra.span color="fg.3">{form.exceptYear(named)}</chakra.span>
      ) : (
        <div>
          <p>
            {card.times({ from: viewer.moment(fromEpoch(times.from)), until: viewer.moment(fromEpoch(times.until)) })}
          </p>
          <OwnerLine times={times} viewer={viewer} />
        </div>
      )}
      {onToggle && (
        <Aligned>
          <Button
            variant="tertiary"
            size="small"
            onClick={() => onToggle(isLeftOut ? except.filter((known) => known !== year) : [...except, year])}
          >
            {isLeftOut ? form.keepYear(named) : form.leaveYear(named)}
          </Button>
        </Aligned>
      )}
    </chakra.li>
  )
}
