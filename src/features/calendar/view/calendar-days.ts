import { addDays, dayInMonth, daysBetween, type PlainDate, weekdayOf } from '#domain/time.ts'

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
