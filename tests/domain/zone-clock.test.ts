import { expect, test } from 'vitest'
import { dayNumberOf, epochOf, offsetAt } from '#domain/time.ts'
import { clockOf } from '#domain/zone-clock.ts'

/** No other test of this project asks for it, so that nothing about it is in memory. Its clocks change by two hours. */
const zone = 'Antarctica/Troll'

/** Counts how often `Intl` is asked for a time by formats whose function is read before it is restored. */
const countedIntl = () => {
  let count = 0
  const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')
  if (!own) throw new Error('format is a getter')
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    ...own,
    get(this: Intl.DateTimeFormat) {
      const format: (date: Date) => string = own.get?.call(this)
      return (date: Date) => {
        count += 1
        return format(date)
      }
    },
  })
  const restore = () => Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', own)
  return { count: () => count, restore }
}

test('the changes of a zone are found once for each year, and stay in memory', () => {
  const asked = countedIntl()
  // The formatter is made by the first question and asked ever after.
  offsetAt(0, zone)
  asked.restore()
  expect(asked.count()).toBe(1)
  const days = (year: number) => Array.from({ length: 300 }, (_, day) => dayNumberOf(`${year}-01-10`) + day)
  const read = (year: number) =>
    days(year).flatMap((day) => [0, 150, 720].map((minute) => clockOf(zone).dayAt(clockOf(zone).epochAt(day, minute))))
  expect(read(2026)).toEqual(days(2026).flatMap((day) => [day, day, day]))
  const once = asked.count()
  expect(once).toBeGreaterThan(50)
  for (let again = 0; again < 3; again += 1) read(2026)
  expect(asked.count()).toBe(once)
  read(2027)
  const twice = asked.count()
  expect(twice).toBeGreaterThan(once)
  read(2026)
  read(2027)
  expect(asked.count()).toBe(twice)
  expect(clockOf(zone).epochAt(dayNumberOf('2026-07-01'), 720)).toBe(epochOf('2026-07-01T10:00:00.000Z'))
})
