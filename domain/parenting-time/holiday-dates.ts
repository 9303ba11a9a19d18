import { dayNumberIn, dayNumberOf, type PlainDate } from '../time.ts'
import { weekdayOfDay } from './moments.ts'
import type { HolidayDate } from './plan.ts'

function nthWeekday(year: number, month: number, nth: number, weekday: number): number | null {
  const first = dayNumberIn(year, month, 1)
  const last = dayNumberIn(year, month, 31)
  const day =
    nth > 0
      ? first + ((weekday - weekdayOfDay(first) + 7) % 7) + (nth - 1) * 7
      : last - ((weekdayOfDay(last) - weekday + 7) % 7) + (nth + 1) * 7
  return day >= first && day <= last ? day : null
}

/** Computes Easter Sunday by the rule of the Gregorian calendar (Meeus, Jones and Butcher). */
function westernEaster(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leaps = Math.floor(century / 4)
  const moon =
    (19 * golden + century - leaps - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const rest = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * rest) / 451)
  const days = moon + rest - 7 * late + 114
  return dayNumberIn(year, Math.floor(days / 31), (days % 31) + 1)
}

/** Computes Easter Sunday of the Julian calendar (Meeus) and moves it to the calendar in use. */
function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30
  const rest = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const days = moon + rest + 114
  const century = Math.floor(year / 100)
  return dayNumberIn(year, Math.floor(days / 31), (days % 31) + 1) + century - Math.floor(century / 4) - 2
}

function weekdayNear({ month, day, weekday, side }: Extract<HolidayDate, { by: 'weekdayNear' }>, year: number): number {
  const near = dayNumberIn(year, month, day)
  const ahead = (weekday - weekdayOfDay(near) + 7) % 7
  return side === 'onOrAfter' ? near + ahead : near - ((7 - ahead) % 7)
}

function listed(dates: readonly PlainDate[], year: number): number | null {
  const date = dates.find((one) => Number(one.slice(0, 4)) === year)
  return date === undefined ? null : dayNumberOf(date)
}

/** Returns the number of the day on which a holiday falls in a year; null when that year has none. */
export function holidayDay(rule: HolidayDate, year: number): number | null {
  switch (rule.by) {
    case 'date':
      // February 29 is February 28 in other years.
      return dayNumberIn(year, rule.month, rule.day)
    case 'weekday':
      return nthWeekday(year, rule.month, rule.nth, rule.weekday)
    case 'weekdayNear':
      return weekdayNear(rule, year)
    case 'easter':
      return (rule.church === 'western' ? westernEaster(year) : orthodoxEaster(year)) + rule.offset
    case 'list':
      return listed(rule.dates, year)
  }
}
