import { dayNumberOf, dayOfMonth, type PlainDate, weekdayOf } from '../time.ts'
import { holidayDay } from './holiday-dates.ts'
import type { HolidayDate } from './plan.ts'

const monthOf = (date: PlainDate): number => Number(date.slice(5, 7))
const yearOf = (date: PlainDate): number => Number(date.slice(0, 4))

const isEach = (rule: HolidayDate, dates: readonly PlainDate[]): boolean =>
  dates.every((date) => holidayDay(rule, yearOf(date)) === dayNumberOf(date))

/** Lists the rules that a date suggests; `earliest` is the earliest day of the year among all of them. */
function* rulesOf(first: PlainDate, earliest: PlainDate): Generator<HolidayDate> {
  const [month, weekday] = [monthOf(first), weekdayOf(first)]
  yield { by: 'date', month, day: dayOfMonth(first) }
  for (const church of ['western', 'orthodox'] as const) {
    const easter = holidayDay({ by: 'easter', church, offset: 0 }, yearOf(first)) ?? 0
    yield { by: 'easter', church, offset: dayNumberOf(first) - easter }
  }
  yield { by: 'weekday', month, nth: Math.ceil(dayOfMonth(first) / 7), weekday }
  yield { by: 'weekday', month, nth: -1, weekday }
  yield { by: 'weekdayNear', month: monthOf(earliest), day: dayOfMonth(earliest), weekday, side: 'onOrAfter' }
}

/**
 * Returns the rule by which dates fall, one a year; where no rule gives all of them, the dates themselves. The longer the
 * list, the surer is the rule: calendars repeat every 28 years.
 */
export function fitHolidayDate(dates: readonly PlainDate[]): HolidayDate {
  const [first] = dates
  const [earliest] = dates.toSorted((one, other) => (one.slice(5) < other.slice(5) ? -1 : 1))
  if (first === undefined || earliest === undefined) return { by: 'list', dates }
  for (const rule of rulesOf(first, earliest)) if (isEach(rule, dates)) return rule
  return { by: 'list', dates }
}
