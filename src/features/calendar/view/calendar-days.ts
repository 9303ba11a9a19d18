import type { Locale } from '#contract/locale.ts'
import type { WeekStart } from '#contract/profile/profile.ts'
import { addDays, dayInMonth, daysBetween, type PlainDate, weekdayOf } from '#domain/time.ts'

const weekdays: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 }
/** Calendars in the United States and in Mexico begin their weeks on Sunday. */
const usual: Readonly<Record<Locale, WeekStart>> = { 'en-US': 'sunday', 'en-GB': 'monday', 'es-MX': 'sunday' }

/** Returns the weekday on which the person's weeks begin; 0 is Sunday. */
export const firstWeekday = (chosen: WeekStart | null | undefined, locale: Locale): number =>
  weekdays[chosen ?? usual[locale]]

const daysFrom = (first: PlainDate, count: number): PlainDate[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

const weekBegin = (date: PlainDate, firstDay: number): PlainDate =>
  addDays(date, -((weekdayOf(date) - firstDay + 7) % 7))

export const weekOf = (date: PlainDate, firstDay: number): PlainDate[] => daysFrom(weekBegin(date, firstDay), 7)

/** Returns the whole weeks that a month touches. */
export function weeksOfMonth(date: PlainDate, firstDay: number): PlainDate[][] {
  const begin = weekBegin(dayInMonth(date, 1), firstDay)
  const end = dayInMonth(date, 31)
  return Array.from({ length: Math.floor(daysBetween(begin, end) / 7) + 1 }, (_, week) =>
    daysFrom(addDays(begin, week * 7), 7),
  )
}

export const daysOfMonth = (date: PlainDate): PlainDate[] =>
  daysFrom(dayInMonth(date, 1), Number(dayInMonth(date, 31).slice(8)))
