import { addDays, dayInMonth, nextMonth, type PlainDate } from '../time.ts'

/** The frequency of child support. `lastDay` is the last day of each month. */
export const supportFrequencies = ['weekly', 'everyTwoWeeks', 'twiceAMonth', 'monthly', 'lastDay'] as const
export type SupportFrequency = (typeof supportFrequencies)[number]

/** The number of days of the month that each frequency names; a day that a month lacks becomes its last day. */
export const daysOfFrequency: Readonly<Record<SupportFrequency, number>> = {
  weekly: 0,
  everyTwoWeeks: 0,
  twiceAMonth: 2,
  monthly: 1,
  lastDay: 0,
}

/**
 * Defines due dates: weekly ones fall on `from` and every so many days after it, monthly ones on `days` of each month,
 * in ascending order.
 */
export type DueRule = {
  readonly rhythm: SupportFrequency
  readonly days: readonly number[]
  readonly from: PlainDate
  /** The last day on which a due may fall; null when none is known. */
  readonly to: PlainDate | null
}

// Both generators end with the year 9999: a later year is written with a sign, which is smaller than every digit.

function* everyDays(from: PlainDate, step: number): Generator<PlainDate> {
  for (let date = from; date >= from; date = addDays(date, step)) yield date
}

function* onDaysOfMonths(from: PlainDate, days: readonly number[]): Generator<PlainDate> {
  for (let month = dayInMonth(from, 1); month >= dayInMonth(from, 1); month = nextMonth(month))
    for (const date of days.map((nth) => dayInMonth(month, nth))) if (date >= from) yield date
}

const datesOf = ({ rhythm, days, from }: DueRule): Generator<PlainDate> => {
  if (rhythm === 'weekly') return everyDays(from, 7)
  if (rhythm === 'everyTwoWeeks') return everyDays(from, 14)
  return onDaysOfMonths(from, rhythm === 'lastDay' ? [31] : days)
}

/** Returns every due date up to and including `through`. The result does not depend on when it is computed. */
export function dueDates(rule: DueRule, through: PlainDate): PlainDate[] {
  const end = rule.to !== null && rule.to < through ? rule.to : through
  const found: PlainDate[] = []
  for (const date of datesOf(rule)) {
    if (date > end) return found
    found.push(date)
  }
  return found
}

/** Returns the first due date after `date`; null when there is none. */
export function nextDueDate(rule: DueRule, date: PlainDate): PlainDate | null {
  for (const next of datesOf(rule)) {
    if (rule.to !== null && next > rule.to) return null
    if (next > date) return next
  }
  return null
}
