import { expect, test } from 'vitest'
import { addDays } from '#domain/time.ts'
import { businessDayFrom, businessDaysAfter, isBankHoliday, isBusinessDay } from '#server/bank/business-days.ts'

/** Lists the weekdays on which the Federal Reserve Banks are closed, from their published schedule. */
const closed: Record<number, string[]> = {
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'.split(' '),
  2026: '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25'.split(' '),
  2027: '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25'.split(' '),
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25'.split(' '),
  2029: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25'.split(' '),
}

const daysOf = (year: number) => {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index))
  return days.filter((day) => day.startsWith(String(year)))
}
const isWeekday = (date: string) => ![0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay())

test.each(Object.entries(closed))('in %s banks are closed on these weekdays and on no other', (year, holidays) => {
  const found = daysOf(Number(year)).filter((day) => isWeekday(day) && !isBusinessDay(day))
  expect(found).toEqual(holidays.map((day) => `${year}-${day}`))
})

test('a holiday on a Saturday does not close the Friday, one on a Sunday closes the Monday', () => {
  expect([isBankHoliday('2026-07-04'), isBusinessDay('2026-07-03'), isBusinessDay('2026-07-06')]).toEqual([
    true,
    true,
    true,
  ])
  expect([isBankHoliday('2027-07-04'), isBusinessDay('2027-07-05')]).toEqual([true, false])
})

test('business days are counted over a week-end with a holiday behind it', () => {
  expect(businessDayFrom('2027-12-31')).toBe('2027-12-31')
  expect(businessDayFrom('2026-11-26')).toBe('2026-11-27')
  expect(businessDaysAfter('2027-07-02', 1)).toBe('2027-07-06')
  expect(businessDaysAfter('2026-11-25', 2)).toBe('2026-11-30')
})
