import { tzOffset } from '@date-fns/tz/tzOffset'
import { fromZonedTime } from 'date-fns-tz/fromZonedTime'
import type { Locale } from '#contract/locale.ts'
import { dateTimeFormat } from './formats.ts'
import { spanishZoneName } from './zone-names.ts'

// There are three kinds of time, all text: an instant, a wall time that has a meaning only with its IANA zone, and a
// date. No other file computes with Date. Nothing here reads the host's own zone or clock.

/** UTC with milliseconds: `2026-11-20T22:00:00.000Z`. */
export type Instant = string
/** The time on a clock on the wall: `2026-11-20T17:00`. */
export type WallTime = string
/** A calendar date: `2026-11-20`. */
export type PlainDate = string

export const earliestDate: PlainDate = '1900-01-01'
const yearsAhead = 30
/** Nothing that people record or plan lies later than this. */
export const latestDate = (now: Instant): PlainDate => addYears(now.slice(0, 10), yearsAhead)

const minute = 60_000
const day = 24 * 60 * minute

export const epochOf = (instant: Instant): number => Date.parse(instant)
export const fromEpoch = (ms: number): Instant => new Date(ms).toISOString()
export const addMs = (instant: Instant, ms: number): Instant => fromEpoch(epochOf(instant) + ms)
export const compareInstants = (a: Instant, b: Instant): number => epochOf(a) - epochOf(b)
export const isBefore = (a: Instant, b: Instant): boolean => compareInstants(a, b) < 0

/** Returns how many milliseconds the zone's wall time is ahead of UTC. */
export const offsetAt = (epoch: number, zone: string): number => tzOffset(zone, new Date(epoch)) * minute

/** Days are numbered from January 1, 1970, a Thursday, which is 0. */
export const dayNumberOf = (date: PlainDate): number => Date.parse(`${date}T00:00Z`) / day
export const dateOfDay = (number: number): PlainDate => fromEpoch(number * day).slice(0, 10)
export const yearOfDay = (number: number): number => new Date(number * day).getUTCFullYear()

/** Returns the number of the nth day of a month, which is 1 to 12, or of its last day when the month is shorter. */
export const dayNumberIn = (year: number, month: number, nth: number): number =>
  Math.min(Date.UTC(year, month - 1, nth), Date.UTC(year, month, 0)) / day

/** Accepts names of the IANA database only, because an offset does not know when clocks change. */
export function isTimeZone(text: string): boolean {
  if (!/^(?:UTC|[A-Z]\w+(?:\/[\w+-]+)+)$/.test(text)) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== ''
  } catch {
    return false
  }
}

const wallAt = (epoch: number, zone: string): WallTime => fromEpoch(epoch + offsetAt(epoch, zone)).slice(0, 16)

export const wallOf = (instant: Instant, zone: string): WallTime => wallAt(epochOf(instant), zone)
export const dateIn = (instant: Instant, zone: string): PlainDate => wallOf(instant, zone).slice(0, 10)

/**
 * Returns the instant that a wall time means. When clocks go forward, a skipped time moves forward by what was skipped
 * (RFC 5545: 02:30 is 03:30); when they go back, a repeated time is the first of the two.
 *
 * Both follow from reading it with the offset of the day before. If that does not give the wall time back, it lies
 * after the change, and date-fns-tz reads it, which is right for every time that occurs exactly once, whatever the
 * host's zone. (In the gap date-fns-tz goes backwards, and which of two it takes depends on the host, so it is not used
 * there.)
 */
export function instantOf(wall: WallTime, zone: string): Instant {
  const asUtc = Date.parse(`${wall}Z`)
  const first = asUtc - offsetAt(asUtc - day, zone)
  if (wallAt(first, zone) === wall) return fromEpoch(first)
  const read = fromZonedTime(wall, zone).getTime()
  return fromEpoch(wallAt(read, zone) === wall ? read : first)
}

/** Returns the instant at which a date begins in a zone. */
export const midnight = (date: PlainDate, zone: string): Instant => instantOf(`${date}T00:00`, zone)

/** Accepts only an existing calendar day as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const epoch = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(epoch) && fromEpoch(epoch).startsWith(text)
}

export const addDays = (date: PlainDate, days: number): PlainDate =>
  fromEpoch(Date.parse(`${date}T00:00Z`) + days * day).slice(0, 10)

/** Returns the same day `years` later; February 29 becomes February 28 in other years. */
export function addYears(date: PlainDate, years: number): PlainDate {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0')
  const same = `${year}${date.slice(4)}`
  return isDate(same) ? same : `${year}-02-28`
}

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: PlainDate): number => new Date(`${date}T00:00Z`).getUTCDay()

/** The result is 1 to 31. */
export const dayOfMonth = (date: PlainDate): number => Number(date.slice(8, 10))
/** Returns whole days; negative when the second date is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number =>
  (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / day

/** Returns the nth day of the date's month, or its last day when it is shorter. */
export function dayInMonth(date: PlainDate, nth: number): PlainDate {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return `${date.slice(0, 7)}-${String(Math.min(nth, last)).padStart(2, '0')}`
}

/** Returns the first day of the following month. */
export const nextMonth = (date: PlainDate): PlainDate => addDays(dayInMonth(date, 31), 1)

/** Counts the birthdays in between: somebody born on February 29 has theirs on March 1 of other years. */
export const wholeYears = (from: PlainDate, to: PlainDate): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0)

/** Returns the hour of the day in that zone, 0 to 23. */
export const hourIn = (instant: Instant, zone: string): number => Number(wallOf(instant, zone).slice(11, 13))

/** `long` includes the weekday, `short` does not. */
export type TimeStyle = 'long' | 'short'

/**
 * `Fri, Nov 20, 5:00 PM EST`, `Fri 20 Nov, 17:00 GMT`, `vie 20 nov, 5:00 p.m. hora del este`. The zone is always included: the
 * abbreviation that readers of the locale know, otherwise the offset. The year is omitted only when `now` is given and
 * is in the same year.
 */
export function formatInstant(instant: Instant, zone: string, locale: Locale, style: TimeStyle, now?: Instant): string {
  const known = now && dateIn(now, zone)
  return `${formatDate(dateIn(instant, zone), locale, style, known)}, ${formatTime(instant, zone, locale)}`
}

/**
 * `Fri, Nov 20, 2026`, `Fri 20 Nov 2026`, `vie 20 nov 2026`; the year is omitted when `today` is given and is in the
 * same year.
 */
export function formatDate(date: PlainDate, locale: Locale, style: TimeStyle, today?: PlainDate): string {
  const part = partsOf(Date.parse(`${date}T00:00Z`), 'UTC', locale)
  const american = locale === 'en-US'
  const monthDay = american ? `${part.month} ${part.day}` : `${part.day} ${part.month}`
  const year = today?.slice(0, 4) === date.slice(0, 4) ? '' : `${american ? ',' : ''} ${part.year}`
  const weekday = style === 'long' ? `${part.weekday}${american ? ',' : ''} ` : ''
  return `${weekday}${monthDay}${year}`
}

/** `Friday, November 20`, `Friday 20 November`, `Viernes 20 de noviembre`, for the head of a page. */
export function formatDay(date: PlainDate, locale: Locale): string {
  const parts: Parts = {}
  const format = dateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
  for (const { type, value } of format.formatToParts(Date.parse(`${date}T00:00Z`))) parts[type] = value
  const { weekday = '', month, day } = parts
  if (locale === 'en-US') return `${weekday}, ${month} ${day}`
  if (locale === 'en-GB') return `${weekday} ${day} ${month}`
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${day} de ${month}`
}

/** `Thursday`, `jueves`. */
export const formatWeekday = (date: PlainDate, locale: Locale): string =>
  dateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00Z`))

/** `5:00 PM EST`, `17:00 GMT`: a time whose day stands beside it. */
export function formatTime(instant: Instant, zone: string, locale: Locale): string {
  const part = partsOf(epochOf(instant), zone, locale)
  return [`${part.hour}:${part.minute}`, part.dayPeriod, part.timeZoneName].filter(Boolean).join(' ')
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>

/**
 * The names are the locale's; their order and punctuation are ours, so that every browser and the server write alike.
 */
function partsOf(epoch: number, zone: string, locale: Locale): Parts {
  const parts: Parts = {}
  for (const { type, value } of formatOf(zone, locale).formatToParts(epoch)) parts[type] = plain(value)
  if (locale === 'es-MX' && parts.timeZoneName) parts.timeZoneName = spanishZoneName(zone, parts.timeZoneName)
  return parts
}

const plain = (value: string): string =>
  value
    .replace(/\s/g, ' ')
    .replace('−', '-')
    .replace(/^GMT[+-]0$/, 'GMT')

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are cached, because creating one costs a hundred times as much as using it. */
function formatOf(zone: string, locale: Locale): Intl.DateTimeFormat {
  const key = `${locale} ${zone}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  })
  formats.set(key, made)
  return made
}
