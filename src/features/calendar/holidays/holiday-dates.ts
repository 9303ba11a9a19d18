import type { HolidayDto } from '#contract/calendar/holidays.ts'
import { type HolidayInYear, holidayIn } from '#domain/parenting-time/holidays.ts'
import { schoolDays } from '#domain/parenting-time/moments.ts'
import type { Holiday } from '#domain/parenting-time/plan.ts'
import { clockOf } from '#domain/zone-clock.ts'

/** Nobody has school at weekends. What is listed for single children may move a named time too, which the list does not show. */
const isWithoutSchool = schoolDays([], '')

/** Returns when a holiday is in a year; null where it is not kept. */
export const timesIn = (holiday: Holiday, year: number, zone: string): HolidayInYear | null =>
  holidayIn({ clock: clockOf(zone), isWithoutSchool }, holiday, year)

export type Listed = { readonly item: HolidayDto; readonly times: HolidayInYear }

/** Lists the holidays that are kept in a year by their times, and those that are not. */
export function listedIn(items: readonly HolidayDto[], year: number, zone: string) {
  const all = items.map((item) => ({ item, times: timesIn(item, year, zone) }))
  const kept = all
    .flatMap(({ item, times }): Listed[] => (times ? [{ item, times }] : []))
    .toSorted((one, other) => one.times.from - other.times.from)
  return { kept, others: all.filter(({ times }) => times === null).map(({ item }) => item) }
}
