import { addDays, dayOfMonth, type PlainDate, weekdayOf } from './time.ts'

/**
 * The frequency of something that recurs. The day of the week, month or year follows from the first date, so that a
 * person picks a day and a frequency instead of a pattern.
 */
export const frequencies = [
  'once',
  'daily',
  'weekdays',
  'weekly',
  'monthlyOnDay',
  'monthlyOnWeekday',
  'monthlyOnLastWeekday',
  'monthlyOnLastDay',
  'annually',
] as const
export type Frequency = (typeof frequencies)[number]

/** These have an interval: every third week. A weekday and a single day have none. */
const withInterval: readonly string[] = [
  'daily',
  'weekly',
  'monthlyOnDay',
  'monthlyOnWeekday',
  'monthlyOnLastWeekday',
  'monthlyOnLastDay',
  'annually',
] satisfies readonly Frequency[]
export const hasInterval = (frequency: string): boolean => withInterval.includes(frequency)

/** Ends after so many occurrences, or on a last day. */
export type RecurrenceEnd =
  | { readonly by: 'count'; readonly count: number }
  | { readonly by: 'date'; readonly on: PlainDate }

/** The first occurrence is on `startsOn`, or on the first day after it that the frequency includes. */
export type Recurrence = {
  readonly frequency: Frequency
  readonly startsOn: PlainDate
  /** 3 is every third day, week, month or year; missing is every one. */
  readonly interval?: number | undefined
  /** Only `weekly` has them, 0 is Sunday; missing is the weekday of `startsOn`. */
  readonly weekdays?: readonly number[] | undefined
  /** Weekdays of every second week count weeks from this day, 0 is Sunday; missing is Monday (RFC 5545). */
  readonly weekBegins?: number | undefined
  /** Null means that it has no end of its own; `once` never has one. */
  readonly end: RecurrenceEnd | null
}

/** Returns which occurrence of its weekday a date is in its month, 1 to 5: November 19, 2026 is the third Thursday. */
export const ordinalOf = (on: PlainDate): number => Math.ceil(dayOfMonth(on) / 7)

const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const weekdayCode = (on: PlainDate): string => weekdayCodes[weekdayOf(on)] ?? ''
const codesOf = (weekdays: readonly number[]): string => weekdays.map((day) => weekdayCodes[day] ?? '').join(',')

/** A day of the month applies to every month: one that a month lacks becomes its last day. */
const dayRule = (day: number): string => {
  if (day <= 28) return `BYMONTHDAY=${day}`
  const days = [28, 29, 30, 31].filter((one) => one <= day)
  return `BYMONTHDAY=${days.join(',')};BYSETPOS=-1`
}

/** Months without a fifth weekday are skipped. */
const rules: Record<Exclude<Frequency, 'once'>, (from: PlainDate) => string> = {
  daily: () => 'FREQ=DAILY',
  weekdays: () => 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: (from) => `FREQ=WEEKLY;BYDAY=${weekdayCode(from)}`,
  monthlyOnDay: (from) => `FREQ=MONTHLY;${dayRule(dayOfMonth(from))}`,
  monthlyOnWeekday: (from) => `FREQ=MONTHLY;BYDAY=${ordinalOf(from)}${weekdayCode(from)}`,
  monthlyOnLastWeekday: (from) => `FREQ=MONTHLY;BYDAY=-1${weekdayCode(from)}`,
  monthlyOnLastDay: () => 'FREQ=MONTHLY;BYMONTHDAY=-1',
  annually: (from) => `FREQ=YEARLY;BYMONTH=${Number(from.slice(5, 7))};${dayRule(dayOfMonth(from))}`,
}

/** Returns the rule of RFC 5545 without its end; null for `once`. */
export const ruleOf = (recurrence: Omit<Recurrence, 'end'>): string | null => {
  const { frequency, startsOn, interval = 1, weekdays, weekBegins } = recurrence
  if (frequency === 'once') return null
  const onWeekdays = frequency === 'weekly' && weekdays !== undefined && weekdays.length > 0
  const rule = onWeekdays ? `FREQ=WEEKLY;BYDAY=${codesOf(weekdays)}` : rules[frequency](startsOn)
  if (interval === 1) return rule
  const weeks = onWeekdays && weekBegins !== undefined ? `;WKST=${codesOf([weekBegins])}` : ''
  return `${rule};INTERVAL=${interval}${weeks}`
}

const nextMonth = (on: PlainDate): string => addDays(`${on.slice(0, 8)}28`, 4).slice(0, 8)

/** Returns that day of the following month, or its last day where the month is shorter. */
export const monthAfter = (on: PlainDate, day: number): PlainDate => {
  const month = nextMonth(on)
  const lastDay = dayOfMonth(addDays(`${nextMonth(`${month}01`)}01`, -1))
  return `${month}${String(Math.min(day, lastDay)).padStart(2, '0')}`
}
