import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#contract/locale.ts'
import {
  addDays,
  addMs,
  compareInstants,
  dateIn,
  earliestDate,
  epochOf,
  formatDate,
  formatInstant,
  fromEpoch,
  instantOf,
  isBefore,
  isDate,
  wallOf,
} from '#domain/time.ts'

describe.concurrent('every half hour of a year, five zones, whatever the zone of the host', () => {
  test.each(['UTC', 'America/New_York', 'Europe/London'])(
    '%s',
    async (TZ) => {
      const file = join(import.meta.dirname, 'time.hours.ts')
      const { stdout } = await promisify(execFile)(process.execPath, [file], { env: { ...process.env, TZ } })
      expect(JSON.parse(stdout)).toEqual({ host: TZ, wrong: [] })
    },
    60_000,
  )
})

describe('where the clocks change', () => {
  test.each([
    ['skipped in New York', 'America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z', '2026-03-08T03:30'],
    ['skipped in London', 'Europe/London', '2026-03-29T01:00', '2026-03-29T01:00:00.000Z', '2026-03-29T02:00'],
    ['skipped in Sydney', 'Australia/Sydney', '2026-10-04T02:59', '2026-10-03T16:59:00.000Z', '2026-10-04T03:59'],
    ['skipped in Tijuana', 'America/Tijuana', '2026-03-08T02:30', '2026-03-08T10:30:00.000Z', '2026-03-08T03:30'],
    ['half an hour', 'Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z', '2026-10-04T02:45'],
    ['twice in New York', 'America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z', '2026-11-01T01:30'],
    ['twice in London', 'Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30'],
    ['twice in Sydney', 'Australia/Sydney', '2026-04-05T02:30', '2026-04-04T15:30:00.000Z', '2026-04-05T02:30'],
    ['never in Mexico City', 'America/Mexico_City', '2026-04-05T02:30', '2026-04-05T08:30:00.000Z', '2026-04-05T02:30'],
  ])('%s', (_, zone, wall, instant, shown) => {
    expect(instantOf(wall, zone)).toBe(instant)
    expect(wallOf(instant, zone)).toBe(shown)
  })

  test('the two hours of one wall time are told apart by their zone', () => {
    const both = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']
    expect(both.map((at) => formatInstant(at, 'America/New_York', 'en-US', 'short', at))).toEqual([
      'Nov 1, 1:30 AM EDT',
      'Nov 1, 1:30 AM EST',
    ])
  })

  test('nonsense is refused', () => {
    expect(() => instantOf('2026-13-01T00:00', 'UTC')).toThrow(RangeError)
    expect(() => wallOf('2026-11-01T05:30:00.000Z', 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe('instants', () => {
  const epoch = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2100, 0, 1) })

  test('an instant is the text of its epoch, and its order', () => {
    fc.assert(
      fc.property(epoch, epoch, (a, b) => {
        expect(epochOf(fromEpoch(a))).toBe(a)
        expect(isBefore(fromEpoch(a), fromEpoch(b))).toBe(a < b)
        expect(Math.sign(compareInstants(fromEpoch(a), fromEpoch(b)))).toBe(Math.sign(a - b))
        expect(addMs(fromEpoch(a), b - a)).toBe(fromEpoch(b))
      }),
    )
  })

  test('a day begins at each zone’s own midnight', () => {
    expect(dateIn('2026-11-20T04:59:59.999Z', 'America/New_York')).toBe('2026-11-19')
    expect(dateIn('2026-11-20T05:00:00.000Z', 'America/New_York')).toBe('2026-11-20')
    expect(dateIn('2026-11-20T13:00:00.000Z', 'Australia/Sydney')).toBe('2026-11-21')
  })
})

describe('dates', () => {
  test.each([earliestDate, '2026-11-20', '2028-02-29', '2000-02-29', '9999-12-31'])('%s is one', (text) => {
    expect(isDate(text)).toBe(true)
  })

  test.each(['', '2026-2-3', '2026-02-29', '1900-02-29', '2026-04-31', '2026-00-10', '2026-13-01', '2026-01-00'])(
    '%j is none',
    (text) => expect(isDate(text)).toBe(false),
  )

  test.each(['2026-01-01T00:00', ' 2026-01-01', '20260101', '01/02/2026', '+002026-01-01'])('%j is none', (text) => {
    expect(isDate(text)).toBe(false)
  })

  test('days are added across months, leap days and changes of the clock', () => {
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
        expect(isDate(addDays('2026-11-20', days))).toBe(true)
        expect(addDays(addDays('2026-11-20', days), -days)).toBe('2026-11-20')
      }),
    )
  })
})

describe('writing a time', () => {
  const at = '2026-11-20T22:00:00.000Z'
  const now = '2026-02-01T00:00:00.000Z'

  test.each([
    ['en-US', 'America/New_York', 'Fri, Nov 20, 5:00 PM EST', 'Nov 20, 2026, 5:00 PM EST'],
    ['en-US', 'Europe/London', 'Fri, Nov 20, 10:00 PM GMT', 'Nov 20, 2026, 10:00 PM GMT'],
    ['en-US', 'Australia/Sydney', 'Sat, Nov 21, 9:00 AM GMT+11', 'Nov 21, 2026, 9:00 AM GMT+11'],
    ['en-GB', 'Europe/London', 'Fri 20 Nov, 22:00 GMT', '20 Nov 2026, 22:00 GMT'],
    ['en-GB', 'America/New_York', 'Fri 20 Nov, 17:00 GMT-5', '20 Nov 2026, 17:00 GMT-5'],
    ['es-MX', 'America/New_York', 'vie 20 nov, 5:00 p.m. hora del este', '20 nov 2026, 5:00 p.m. hora del este'],
    ['es-MX', 'America/Mexico_City', 'vie 20 nov, 4:00 p.m. hora del centro', '20 nov 2026, 4:00 p.m. hora del centro'],
    ['es-MX', 'Europe/London', 'vie 20 nov, 10:00 p.m. GMT', '20 nov 2026, 10:00 p.m. GMT'],
  ] as const)('in %s for %s', (locale, zone, long, short) => {
    expect(formatInstant(at, zone, locale, 'long', now)).toBe(long)
    expect(formatInstant(at, zone, locale, 'short')).toBe(short)
  })

  test('in Spanish the hour that a change of clocks repeats has two names', () => {
    const hour = (epoch: string) => formatInstant(epoch, 'America/New_York', 'es-MX', 'short')
    expect(hour('2026-11-01T05:30:00.000Z')).toBe('1 nov 2026, 1:30 a.m. hora de verano del este')
    expect(hour('2026-11-01T06:30:00.000Z')).toBe('1 nov 2026, 1:30 a.m. hora del este')
  })

  test('the year is the one on the reader’s wall, not the one in UTC', () => {
    const newYear = '2027-01-01T02:00:00.000Z'
    expect(formatInstant(newYear, 'America/New_York', 'en-US', 'short', at)).toBe('Dec 31, 9:00 PM EST')
    expect(formatInstant(newYear, 'Europe/London', 'en-US', 'short', at)).toBe('Jan 1, 2027, 2:00 AM GMT')
  })

  test.each([
    ['en-US', 'Fri, Nov 20, 2026', 'Nov 20, 2026', 'Nov 20'],
    ['en-GB', 'Fri 20 Nov 2026', '20 Nov 2026', '20 Nov'],
    ['es-MX', 'vie 20 nov 2026', '20 nov 2026', '20 nov'],
  ] as const)('a date in %s', (locale, long, short, thisYear) => {
    expect(formatDate('2026-11-20', locale, 'long')).toBe(long)
    expect(formatDate('2026-11-20', locale, 'short')).toBe(short)
    expect(formatDate('2026-11-20', locale, 'short', '2026-01-01')).toBe(thisYear)
    expect(formatDate('2026-11-20', locale, 'short', '2027-01-01')).toBe(short)
  })

  test('every line of every locale ends in its zone', () => {
    for (const locale of locales) expect(formatInstant(at, 'UTC', locale, 'long')).toMatch(/ UTC$/)
  })
})
