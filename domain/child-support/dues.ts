import { addDays, dayInMonth, nextMonth, type PlainDate } from '../time.ts'

/** How often child support falls due. `lastDay`: of each month. */
export const supportFrequencies = ['weekly', 'everyTwoWeeks', 'twiceAMonth', 'monthly', 'lastDay'] as const
export type SupportFrequency = (typeof supportFrequencies)[number]

/** How many days of the month each rhythm names; one that a month does not have is its last day. */
export const daysOfFrequency: Readonly<Record<SupportFrequency, number>> = {
  weekly: 0,
  everyTwoWeeks: 0,
  twiceAMonth: 2,
  monthly: 1,
  lastDay: 0,
}

/** When dues fall: those by weeks on `from` and every so many days after it, those by months on `days` of each, rising. */
export type DueRule = {
  readonly rhythm: SupportFrequency
  readonly days: readonly number[]
  readonly from: PlainDate
  /** The last day on which one may fall; null: none is known. */
  readonly to: PlainDate | null
}

function* everyDays(from: PlainDate, step: number): Generator<PlainDate> {
  for (let date = from; ; date = addDays(date, step)) yield date
}

function* onDaysOfMonths(from: PlainDate, days: readonly number[]): Generator<PlainDate> {
  for (let month = dayInMonth(from, 1); ; month = nextMonth(month))
    for (const date of days.map((nth) => dayInMonth(month, nth))) if (date >= from) yield date
}

const datesOf = ({ rhythm, days, from }: DueRule): Generator<PlainDate> => {
  if (rhythm === 'weekly') return everyDays(from, 7)
  if (rhythm === 'everyTwoWeeks') return everyDays(from, 14)
  return onDaysOfMonths(from, rhythm === 'lastDay' ? [31] : days)
}

/** Every day on which a due has fallen, up to and with `through`. The same days however often and whenever it is asked. */
export function dueDates(rule: DueRule, through: PlainDate): PlainDate[] {
  const end = rule.to !== null && rule.to < through ? rule.to : through
  const found: PlainDate[] = []
  for (const date of datesOf(rule)) {
    if (date > end) return found
    found.push(date)
  }
  return found
}

/** The first day after `date` on which one falls; null: none does any more. */
export function nextDueDate(rule: DueRule, date: PlainDate): PlainDate | null {
  for (const next of datesOf(rule)) {
    if (rule.to !== null && next > rule.to) return null
    if (next > date) return next
  }
  return null
}
