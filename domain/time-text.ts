import type { Locale } from '#contract/locale.ts'
import { dateTimeFormat } from './formats.ts'
import { dayInMonth, dayOfMonth, epochOf, type Instant, type PlainDate } from './time.ts'
import { clockOf, minuteMs } from './zone-clock.ts'

// Formats parts of dates and times that stand beside others, where the whole would be repeated.

/** `5 PM`, `5:30 PM`, `17:00`, `5 p.m.`: without its zone, which the page names once. */
export function formatHour(instant: Instant, zone: string, locale: Locale): string {
  const minute = clockOf(zone).minuteAt(epochOf(instant))
  const known = hours[locale].get(minute) ?? hourText(minute, locale)
  hours[locale].set(minute, known)
  return known
}

/** A month of events has few times of the day, so each is formatted once. */
const hours: Readonly<Record<Locale, Map<number, string>>> = {
  'en-US': new Map(),
  'en-GB': new Map(),
  'es-MX': new Map(),
}

function hourText(minute: number, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', timeZone: 'UTC' }
  if (locale === 'en-GB' || minute % 60 !== 0) options.minute = '2-digit'
  return dateTimeFormat(locale, options)
    .format(minute * minuteMs)
    .replace(/\s/g, ' ')
}

const noonOf = (date: PlainDate): number => epochOf(`${date}T12:00:00.000Z`)

/** `November 2026`, `Noviembre de 2026`, for the head of a page. */
export function formatMonth(date: PlainDate, locale: Locale): string {
  const text = dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noonOf(date))
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** `November`, `noviembre`, inside a sentence. */
export const formatMonthName = (date: PlainDate, locale: Locale): string =>
  dateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(noonOf(date))

/** `December 25`, `25 December`, `25 de diciembre`. */
export const formatMonthDay = (date: PlainDate, locale: Locale): string =>
  dateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(noonOf(date))

/** `Sun`, `dom`. */
export const formatShortWeekday = (date: PlainDate, locale: Locale): string =>
  dateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(noonOf(date))

/** Returns the same day of another month, or its last day when it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const index = year * 12 + month - 1 + months
  const [nextYear, nextMonth] = [Math.floor(index / 12), (index % 12) + 1]
  const first = `${String(nextYear).padStart(4, '0')}-${String(nextMonth).padStart(2, '0')}-01`
  return dayInMonth(first, dayOfMonth(date))
}
