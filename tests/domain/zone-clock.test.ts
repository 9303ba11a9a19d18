import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dateOfDay, dayNumberOf, epochOf, fromEpoch, instantOf, offsetAt, wallOf } from '#domain/time.ts'
import { clockOf, instantOnClock } from '#domain/zone-clock.ts'

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

test('a time of a day is read as a wall time is, in every zone and year', () => {
  const zones = ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'America/Tijuana', 'Asia/Kathmandu', 'UTC']
  const hours = fc.integer({ min: 0, max: 23 }).map((hour) => String(hour).padStart(2, '0'))
  const days = fc.integer({ min: 0, max: 47_000 }).map((day) => addDays('1971-01-01', day))
  fc.assert(
    fc.property(fc.constantFrom(...zones), days, hours, fc.constantFrom('00', '30', '59'), (own, on, hour, minutes) => {
      expect(instantOnClock(own, on, `${hour}:${minutes}`)).toBe(instantOf(`${on}T${hour}:${minutes}`, own))
    }),
    { numRuns: 300 },
  )
  for (const on of ['2027-03-14', '2026-11-01', '2027-04-04', '2026-10-04'])
    for (const own of zones)
      for (const time of ['01:30', '02:00', '02:15', '02:30', '03:00'])
        expect(instantOnClock(own, on, time)).toBe(instantOf(`${on}T${time}`, own))
})

test('the day and the minute that clocks show at an instant are those of the wall time, in every zone and year', () => {
  const zones = [
    'America/New_York',
    'Europe/London',
    'Australia/Lord_Howe',
    'America/St_Johns',
    'Asia/Kathmandu',
    'UTC',
  ]
  const shownAt = (own: string, epoch: number) => {
    const minute = clockOf(own).minuteAt(epoch)
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
    return `${dateOfDay(clockOf(own).dayAt(epoch))}T${hours}:${minutes}`
  }
  const instants = fc.integer({ min: epochOf('1971-01-01T00:00:00.000Z'), max: epochOf('2099-12-31T00:00:00.000Z') })
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (own, epoch) => {
      expect(shownAt(own, epoch)).toBe(wallOf(fromEpoch(epoch), own))
    }),
    { numRuns: 300 },
  )
  for (const change of ['2027-03-14T07:00:00.000Z', '2026-11-01T06:00:00.000Z', '2026-10-25T01:00:00.000Z'])
    for (const own of zones)
      for (const beside of [-1, 0, 59_999, 60_000])
        expect(shownAt(own, epochOf(change) + beside)).toBe(wallOf(fromEpoch(epochOf(change) + beside), own))
})
