import type { Holiday, HolidayDate, Schedule } from '#domain/parenting-time/plan.ts'
import { plusDays, utc, weekday } from './oracle-clock.ts'

// Answers by looking at one day after another. Nothing here is shared with the engine, and nothing is quick.

/** As published: by the census bureau of the United States for the western, and by the Greek church for the other. */
const easters = {
  western: [
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2029-04-01',
    '2030-04-21',
    '2031-04-13',
    '2032-03-28',
    '2033-04-17',
    '2034-04-09',
    '2035-03-25',
    '2036-04-13',
    '2037-04-05',
  ],
  orthodox: [
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
    '2027-05-02',
    '2028-04-16',
    '2029-04-08',
    '2030-04-28',
    '2031-04-13',
    '2032-05-02',
    '2033-04-24',
    '2034-04-09',
    '2035-04-29',
    '2036-04-20',
    '2037-04-05',
  ],
}

const parts = (date: string) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8)),
})
const inSameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7)

/** Counts how many of its weekday a month has had by a date; backwards from its end with a step of -7. */
export function countInMonth(date: string, step: 7 | -7): number {
  let count = 0
  for (let day = date; inSameMonth(day, date); day = plusDays(day, -step)) count += 1
  return count
}

export function fallsOn(rule: HolidayDate, date: string): boolean {
  const { year, month, day } = parts(date)
  if (rule.by === 'list') return rule.dates.includes(date)
  if (rule.by === 'easter') return easters[rule.church].includes(plusDays(date, -rule.offset))
  if (rule.by === 'date') {
    const isMissing = rule.month === 2 && rule.day === 29 && parts(plusDays(`${year}-02-28`, 1)).month === 3
    return month === rule.month && day === (isMissing ? 28 : rule.day)
  }
  if (weekday(date) !== rule.weekday) return false
  if (rule.by === 'weekday')
    return month === rule.month && countInMonth(date, rule.nth > 0 ? 7 : -7) === Math.abs(rule.nth)
  const near = `${year}-${String(rule.month).padStart(2, '0')}-${String(rule.day).padStart(2, '0')}`
  const distance = (utc(date) - utc(near)) / 86_400_000
  return rule.side === 'onOrAfter' ? distance >= 0 && distance < 7 : distance <= 0 && distance > -7
}

export function isHolidayOn(holiday: Holiday, date: string): boolean {
  if (!fallsOn(holiday.date, date)) return false
  const { year } = parts(date)
  if (holiday.except.includes(year) || date < holiday.from || date > (holiday.through ?? '9999')) return false
  return (year % 2 === 1 ? holiday.odd : holiday.even) !== 'none'
}

/** Returns the number of the weekend that begins with a Friday, or 0 when the schedule does not name it. */
export function weekendOf({ weekends, startsOn }: Schedule, friday: string): number {
  if (weekends === null || weekday(friday) !== 5) return 0
  const nth = countInMonth(friday, 7)
  const isNamed = (weekends.weekends as readonly unknown[]).includes(nth)
  const isLast = weekends.weekends.includes('last') && countInMonth(friday, -7) === 1
  if (isNamed || isLast) return nth
  if (nth < 5 || weekends.fifth === 'none') return 0
  if (weekends.fifth === 'all') return nth
  if (friday < startsOn) return 0
  let before = 0
  for (let day = startsOn; day < friday; day = plusDays(day, 1))
    if (weekday(day) === 5 && countInMonth(day, 7) === 5) before += 1
  return before % 2 === 0 ? nth : 0
}
