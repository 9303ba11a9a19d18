import { clockOf } from '../zone-clock.ts'
import { holidayIn } from './holidays.ts'
import type { Holiday } from './plan.ts'

/** Every rule falls at least once in so many years: February 29 may be eight years away, and odd years double that. */
const longestWait = 16

/** The first time that a holiday is kept; `ends` is the end of the last one, null while more are to come. */
export type HolidayBounds = { readonly begins: number; readonly ends: number | null }

const around = (zone: string) => ({ clock: clockOf(zone), isWithoutSchool: () => false })

/** Returns null when the holiday is never kept. */
export function holidayBounds(zone: string, holiday: Holiday): HolidayBounds | null {
  const start = Number(holiday.from.slice(0, 4))
  const end = holiday.through === null ? null : Number(holiday.through.slice(0, 4))
  const known = holiday.date.by === 'list' ? holiday.date.dates.map((date) => Number(date.slice(0, 4))) : null
  const lastYear = known === null ? end : Math.min(end ?? Number.POSITIVE_INFINITY, Math.max(start, ...known))
  const years = Array.from({ length: (lastYear ?? start + longestWait) - start + 1 }, (_, index) => start + index)
  const kept = years.flatMap((year) => holidayIn(around(zone), holiday, year) ?? [])
  const [first, last] = [kept[0], kept.at(-1)]
  if (!first || !last) return null
  return { begins: first.from, ends: lastYear === null ? null : last.until }
}
