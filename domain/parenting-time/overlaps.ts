import { addDays, addYears, dateOfDay, type PlainDate } from '../time.ts'
import { clockOf } from '../zone-clock.ts'
import { holidayDay } from './holiday-dates.ts'
import { holidayIn, shareOf } from './holidays.ts'
import { schoolDays } from './moments.ts'
import type { Agreed, Holiday, ParentingPlan, Schedule } from './plan.ts'

/** Holidays are compared in this many years, because some meet only now and then: Father's Day 2033 is Juneteenth. */
export const yearsCompared = 10

type Concerning = { readonly childIds: readonly string[] }
const commonChildren = (one: Concerning, other: Concerning): readonly string[] =>
  one.childIds.filter((childId) => other.childIds.includes(childId))

type Days = Pick<Schedule, 'id' | 'childIds' | 'startsOn' | 'endsOn'>
const doMeet = (one: Days, other: Days): boolean =>
  (other.endsOn === null || one.startsOn <= other.endsOn) && (one.endsOn === null || other.startsOn <= one.endsOn)

/** Returns the first other schedule that has a child and a day in common with one. */
export const scheduleConflict = (one: Days, others: readonly Days[]): string | null =>
  others.find((other) => other.id !== one.id && commonChildren(one, other).length > 0 && doMeet(one, other))?.id ?? null

/** A schedule goes round at least once, in whole weeks. One with weekends of the month needs a month, which is five. */
export const leastWeeks = ({ cycle, weekends }: Pick<Schedule, 'cycle' | 'weekends'>): number =>
  weekends === null ? Math.min(Math.max(Math.ceil(cycle.length / 7), 1), 5) : 5
export const earliestEnd = (schedule: Pick<Schedule, 'startsOn' | 'cycle' | 'weekends'>): PlainDate =>
  addDays(schedule.startsOn, leastWeeks(schedule) * 7)

/** Two holidays of one child meet in a year, which is that of the first one. */
export type HolidayConflict = { readonly holidayId: string; readonly otherId: string; readonly year: number }

const yearsFrom = (today: PlainDate): readonly number[] =>
  Array.from({ length: yearsCompared + 1 }, (_, index) => Number(today.slice(0, 4)) + index)

type Compared = Pick<ParentingPlan, 'zone' | 'holidays' | 'withoutSchool'>

/** Lists each year in which a holiday meets another, by child; what is left to whoever has the day meets nothing. */
function conflictsOf({ zone, holidays, withoutSchool }: Compared, one: Holiday, today: PlainDate) {
  const years = yearsFrom(today)
  const clock = clockOf(zone)
  return holidays
    .filter(({ id }) => id !== one.id)
    .flatMap((other) =>
      commonChildren(one, other).flatMap((childId) => {
        const around = { clock, isWithoutSchool: schoolDays(withoutSchool, childId) }
        const own = years
          .flatMap((year) => holidayIn(around, one, year) ?? [])
          .filter(({ blocks }) => blocks.length > 0)
        const near = years.flatMap((year) => [year - 1, year, year + 1])
        const theirs = [...new Set(near)].flatMap((year) => holidayIn(around, other, year) ?? [])
        return own
          .filter((mine) => theirs.some((its) => its.blocks.length > 0 && doOverlap(mine, its)))
          .map(({ year }) => ({ holidayId: one.id, otherId: other.id, childId, year }))
      }),
    )
}

const firstOf = (conflicts: readonly HolidayConflict[]): HolidayConflict | null => {
  const [first] = conflicts.toSorted((one, other) => one.year - other.year)
  return first ? { holidayId: first.holidayId, otherId: first.otherId, year: first.year } : null
}

/** Returns the first year in which a holiday meets another. */
export const holidayConflict = (compared: Compared, one: Holiday, today: PlainDate): HolidayConflict | null =>
  firstOf(conflictsOf(compared, one, today))

/**
 * Returns the first meeting of two holidays that other days without school bring about. Two that meet anyway, as in a year
 * that nobody compared when they were recorded, do not count.
 */
export function conflictByBreaks(
  before: Compared,
  withoutSchool: Compared['withoutSchool'],
  today: PlainDate,
): HolidayConflict | null {
  const all = (compared: Compared) => compared.holidays.flatMap((holiday) => conflictsOf(compared, holiday, today))
  const met = new Set(all(before).map((conflict) => JSON.stringify(conflict)))
  return firstOf(all({ ...before, withoutSchool }).filter((conflict) => !met.has(JSON.stringify(conflict))))
}

type Times = { readonly from: number; readonly until: number }
const doOverlap = (one: Times, other: Times): boolean => one.from < other.until && other.from < one.until

/** Compares wall times, so that a leap day or a change of clocks makes no year longer. */
export function exceedsYear(holiday: Holiday, today: PlainDate): boolean {
  const { begins, ends } = holiday
  return yearsFrom(today).some((year) => {
    const day = shareOf(holiday, year) === 'none' ? null : holidayDay(holiday.date, year)
    if (day === null) return false
    const first = dateOfDay(day + begins.day)
    return `${dateOfDay(day + ends.day)}T${ends.handover.time}` > `${addYears(first, 1)}T${begins.handover.time}`
  })
}

/** Returns the id of the first time that overlaps another one of the same child, among its like or what was approved. */
export function exchangeConflict(asked: readonly Agreed[], approved: readonly Agreed[]): string | null {
  const clash = (one: Agreed, other: Agreed) => doOverlap(one, other) && commonChildren(one, other).length > 0
  const found = asked.flatMap((one, index) =>
    [...asked.slice(index + 1), ...approved].filter((other) => clash(one, other)),
  )
  return found[0]?.id ?? null
}
