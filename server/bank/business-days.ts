import { addDays, dateIn, type Instant, instantOf, isBefore, type PlainDate, weekdayOf } from '#domain/time.ts'

/**
 * The Federal Reserve's banks are open from Monday to Friday except on eleven holidays. A holiday on a Sunday closes
 * the Monday after it; one on a Saturday closes nothing. https://www.frbservices.org/about/holiday-schedules
 */

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6]

const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25']

/**
 * These holidays fall on the nth such weekday of a month. May is not listed: its holiday is on the last Monday, which
 * may be the fourth or the fifth.
 */
const floating: Readonly<Record<string, { readonly weekday: number; readonly nth: number }>> = {
  '01': { weekday: monday, nth: 3 },
  '02': { weekday: monday, nth: 3 },
  '09': { weekday: monday, nth: 1 },
  '10': { weekday: monday, nth: 2 },
  '11': { weekday: thursday, nth: 4 },
}

const isFixed = (date: PlainDate) => fixed.includes(date.slice(5))

const isFloating = (date: PlainDate): boolean => {
  const [month, day] = [date.slice(5, 7), Number(date.slice(8))]
  if (month === '05') return weekdayOf(date) === monday && day > 24
  const rule = floating[month]
  return rule !== undefined && weekdayOf(date) === rule.weekday && rule.nth === Math.ceil(day / 7)
}

export const isBankHoliday = (date: PlainDate): boolean =>
  isFixed(date) || isFloating(date) || (weekdayOf(date) === monday && isFixed(addDays(date, -1)))

export const isBusinessDay = (date: PlainDate): boolean =>
  weekdayOf(date) !== saturday && weekdayOf(date) !== sunday && !isBankHoliday(date)

/** Returns the date itself when banks are open on it, otherwise the next business day. */
export const businessDayFrom = (date: PlainDate): PlainDate =>
  isBusinessDay(date) ? date : businessDayFrom(addDays(date, 1))

/**
 * Returns the day that is `count` business days after `date`, which need not be a business day. `count` is at least 1.
 */
export const businessDaysAfter = (date: PlainDate, count: number): PlainDate => {
  const next = businessDayFrom(addDays(date, 1))
  return count <= 1 ? next : businessDaysAfter(next, count - 1)
}

/** American banks exchange transfers by New York time. */
export const bankZone = 'America/New_York'
/** A transfer that is ordered later leaves on the next business day. */
export const cutOff = '17:00'

/** Returns the business day on which a transfer leaves that is ordered at this time. */
export const leavesOn = (ordered: Instant): PlainDate => {
  const date = dateIn(ordered, bankZone)
  const inTime = isBusinessDay(date) && isBefore(ordered, instantOf(`${date}T${cutOff}`, bankZone))
  return inTime ? date : businessDaysAfter(date, 1)
}
