import { dateOfDay, dayNumberOf, type PlainDate } from '../time.ts'
import { clockOf } from '../zone-clock.ts'
import { holidayDay } from './holiday-dates.ts'
import { holidayIn } from './holidays.ts'
import type { Holiday } from './plan.ts'

/** Every rule falls at least once in so many years: February 29 may be eight years away, and odd years double that. */
const longestWait = 16

/** The first time that a holiday is kept; `ends` is the end of the last one, null while more are to come. */
export type HolidayBounds = { readonly begins: number; readonly ends: number | null }

/** A named time may differ on days without school, which people list later; so the widest reading counts. */
const readings = [() => false, () => true] as const

/** One time that a holiday is kept, as its children may read it. */
type Kept = { readonly date: PlainDate; readonly begins: number; readonly ends: number }

function keptIn(zone: string, holiday: Holiday, year: number): readonly Kept[] {
  const found = readings.flatMap(
    (isWithoutSchool) => holidayIn({ clock: clockOf(zone), isWithoutSchool }, holiday, year) ?? [],
  )
  const day = holidayDay(holiday.date, year)
  if (found.length === 0 || day === null) return []
  const begins = Math.min(...found.map(({ from }) => from))
  return [{ date: dateOfDay(day), begins, ends: Math.max(...found.map(({ until }) => until)) }]
}

const yearOf = (date: PlainDate): number => Number(date.slice(0, 4))

// A weekday next to a date may be in the neighbouring year, so a year more is looked at on either side.

const firstYearOf = ({ from }: Holiday): number => yearOf(from) - 1

/** Returns the last year whose holiday may be kept; null when it goes on. */
function lastYearOf({ date, from, through }: Holiday): number | null {
  const end = through === null ? null : yearOf(through) + 1
  if (date.by !== 'list') return end
  return Math.min(end ?? Number.POSITIVE_INFINITY, Math.max(yearOf(from), ...date.dates.map(yearOf)))
}

function* keptFrom(zone: string, holiday: Holiday): Generator<Kept> {
  const start = firstYearOf(holiday)
  const last = lastYearOf(holiday) ?? start + 2 + longestWait
  for (let year = start; year <= last; year += 1) yield* keptIn(zone, holiday, year)
}

/** Returns null when the holiday is never kept. */
export function holidayBounds(zone: string, holiday: Holiday): HolidayBounds | null {
  const lastYear = lastYearOf(holiday)
  const [first] = keptFrom(zone, holiday)
  if (!first) return null
  if (lastYear === null) return { begins: first.begins, ends: null }
  return { begins: first.begins, ends: Math.max(...[...keptFrom(zone, holiday)].map(({ ends }) => ends)) }
}

/** Returns the date of the first time that begins on the day `from` of the holiday or later; null when there is none. */
export function firstKept(zone: string, holiday: Holiday): PlainDate | null {
  const from = clockOf(zone).epochAt(dayNumberOf(holiday.from), 0)
  for (const { date, begins } of keptFrom(zone, holiday)) if (begins >= from) return date
  return null
}

/** Returns the date of the last time that has begun by an instant, or the day before the first one. */
export function lastKeptBy(zone: string, holiday: Holiday, now: number): PlainDate {
  const begun = [...keptUntil(zone, holiday, now)].map(({ date }) => date)
  return begun.at(-1) ?? holiday.from
}

function* keptUntil(zone: string, holiday: Holiday, now: number): Generator<Kept> {
  const last = yearOf(dateOfDay(clockOf(zone).dayAt(now))) + 1
  for (let year = firstYearOf(holiday); year <= last; year += 1)
    for (const kept of keptIn(zone, holiday, year)) if (kept.begins <= now) yield kept
}
