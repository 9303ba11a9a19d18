import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { describe, expect, test } from 'vitest'
import { type Frequency, frequencies, ordinalOf, type Recurrence, ruleOf } from '#domain/recurrence.ts'
import { addDays, daysBetween, instantOf, wallOf, weekdayOf } from '#domain/time.ts'
import { datesOf } from '#server/recurrence/dates-of.ts'

const times = (frequency: Frequency, from: string, count: number): string[] =>
  datesOf({ frequency, startsOn: from, end: { by: 'count', count } }, { most: 200 })

describe('each rhythm, from days that are hard', () => {
  test.each([
    ['once', '2026-11-21', '2026-11-21'],
    ['daily', '2028-02-28', '2028-02-28 2028-02-29 2028-03-01'],
    ['weekdays', '2026-11-21', '2026-11-23 2026-11-24 2026-11-25'],
    ['weekdays', '2026-11-26', '2026-11-26 2026-11-27 2026-11-30'],
    ['weekly', '2026-12-26', '2026-12-26 2027-01-02 2027-01-09'],
    ['monthlyOnDay', '2027-01-31', '2027-01-31 2027-02-28 2027-03-31'],
    ['monthlyOnDay', '2028-01-30', '2028-01-30 2028-02-29 2028-03-30'],
    ['monthlyOnDay', '2026-11-15', '2026-11-15 2026-12-15 2027-01-15'],
    ['monthlyOnWeekday', '2026-11-19', '2026-11-19 2026-12-17 2027-01-21'],
    ['monthlyOnWeekday', '2026-10-30', '2026-10-30 2027-01-29 2027-04-30'],
    ['monthlyOnWeekday', '2027-01-29', '2027-01-29 2027-04-30 2027-07-30'],
    ['monthlyOnLastWeekday', '2026-10-30', '2026-10-30 2026-11-27 2026-12-25'],
    ['monthlyOnLastWeekday', '2026-11-20', '2026-11-27 2026-12-25 2027-01-29'],
    ['monthlyOnLastDay', '2027-01-15', '2027-01-31 2027-02-28 2027-03-31'],
    ['annually', '2028-02-29', '2028-02-29 2029-02-28 2030-02-28'],
    ['annually', '2026-11-21', '2026-11-21 2027-11-21 2028-11-21'],
  ] as const)('%s from %s', (frequency, from, expected) => {
    expect(times(frequency, from, 3).join(' ')).toBe(expected)
  })
})

describe('an interval', () => {
  test.each([
    ['daily', 10, '2026-12-25', '2026-12-25 2027-01-04 2027-01-14'],
    ['weekly', 3, '2026-11-20', '2026-11-20 2026-12-11 2027-01-01'],
    ['monthlyOnDay', 3, '2026-11-30', '2026-11-30 2027-02-28 2027-05-30'],
    ['monthlyOnWeekday', 2, '2026-11-19', '2026-11-19 2027-01-21 2027-03-18'],
    ['monthlyOnLastWeekday', 6, '2026-11-27', '2026-11-27 2027-05-28 2027-11-26'],
    ['monthlyOnLastDay', 3, '2026-11-30', '2026-11-30 2027-02-28 2027-05-31'],
    ['annually', 2, '2028-02-29', '2028-02-29 2030-02-28 2032-02-29'],
  ] as const)('%s, every %i from %s', (frequency, interval, startsOn, expected) => {
    const recurrence = { frequency, interval, startsOn, end: { by: 'count', count: 3 } } as const
    expect(datesOf(recurrence, { most: 200 }).join(' ')).toBe(expected)
  })

  test('of one is what it is without', () => {
    for (const frequency of frequencies) {
      const recurrence = { frequency, startsOn: '2026-11-20', end: null }
      expect(datesOf({ ...recurrence, interval: 1 }, { most: 9 })).toEqual(datesOf(recurrence, { most: 9 }))
    }
  })

  test('of the longest ends, whatever it recurs by, also at the end of the calendar', () => {
    for (const frequency of frequencies)
      for (const startsOn of ['2026-11-20', '2028-02-29', '9999-12-31'])
        expect(datesOf({ frequency, interval: 999, startsOn, end: null }, { most: 1000 }).length).toBeLessThan(1001)
  })
})

describe('its end', () => {
  const until = (from: string, on: string, frequency: Frequency = 'weekly') =>
    datesOf({ frequency, startsOn: from, end: { by: 'date', on } }, { most: 200 })

  test('a day that falls on one is the last of them', () => {
    expect(until('2026-11-20', '2026-12-04')).toEqual(['2026-11-20', '2026-11-27', '2026-12-04'])
    expect(until('2026-11-20', '2026-12-03')).toEqual(['2026-11-20', '2026-11-27'])
  })

  test('may leave none at all', () => {
    expect(until('2026-11-21', '2026-11-22', 'weekdays')).toEqual([])
    expect(until('2026-11-01', '2026-11-29', 'monthlyOnLastDay')).toEqual([])
  })

  test('is never looked for beyond what is asked', () => {
    expect(
      datesOf({ frequency: 'daily', startsOn: '2026-11-20', end: { by: 'date', on: '2999-12-31' } }, { most: 121 }),
    ).toHaveLength(121)
  })
})

describe('the limits of its caller', () => {
  const endless = { frequency: 'weekly', startsOn: '2026-11-20', end: null } as const

  test('end what has no end of its own', () => {
    expect(datesOf(endless, { most: 3 })).toEqual(['2026-11-20', '2026-11-27', '2026-12-04'])
    expect(datesOf(endless, { most: 1000, through: '2026-12-04' })).toEqual(['2026-11-20', '2026-11-27', '2026-12-04'])
    expect(datesOf(endless, { most: 500 })).toHaveLength(500)
  })

  test('come before a later end, and after an earlier one', () => {
    const until = (on: string) => datesOf({ ...endless, end: { by: 'date', on } }, { most: 9, through: '2026-11-30' })
    expect(until('2027-01-01')).toEqual(['2026-11-20', '2026-11-27'])
    expect(until('2026-11-26')).toEqual(['2026-11-20'])
  })

  test('leave out even a single day that is beyond them', () => {
    const once = { frequency: 'once', startsOn: '2026-11-20', end: null } as const
    expect(datesOf(once, { most: 9, through: '2026-11-20' })).toEqual(['2026-11-20'])
    expect(datesOf(once, { most: 9, through: '2026-11-19' })).toEqual([])
  })
})

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
const anyRecurrence: fc.Arbitrary<Recurrence> = fc.record({
  frequency: fc.constantFrom(...frequencies.filter((one) => one !== 'once')),
  startsOn: day,
  end: fc.record({ by: fc.constant('count' as const), count: fc.integer({ min: 1, max: 30 }) }),
})

test('as many as were asked for, in order, none before the first day, none twice', () => {
  fc.assert(
    fc.property(anyRecurrence, (recurrence) => {
      const dates = datesOf(recurrence, { most: 200 })
      expect(dates).toHaveLength(recurrence.end?.by === 'count' ? recurrence.end.count : 0)
      expect(dates[0] !== undefined && dates[0] >= recurrence.startsOn).toBe(true)
      expect(dates).toEqual([...new Set(dates)].sort())
    }),
  )
})

test('days of the same distance are those of the library, from any day to any other', () => {
  const even = fc.record({
    frequency: fc.constantFrom<Frequency>('daily', 'weekly'),
    startsOn: day,
    interval: fc.integer({ min: 1, max: 40 }),
    end: fc.oneof(
      fc.constant(null),
      fc.record({ by: fc.constant('count' as const), count: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ by: fc.constant('date' as const), on: day }),
    ),
  })
  fc.assert(
    fc.property(
      even,
      fc.integer({ min: -40, max: 400 }),
      fc.integer({ min: 0, max: 400 }),
      (recurrence, skip, length) => {
        const { startsOn, end } = recurrence
        const from = addDays(startsOn, skip)
        const through = addDays(from, length)
        const last = end?.by === 'date' && end.on < through ? end.on : through
        const compact = (on: string) => `${on.replaceAll('-', '')}T000000Z`
        const ended = end?.by === 'count' ? `COUNT=${end.count}` : `UNTIL=${compact(last)}`
        const rruleString = `DTSTART:${compact(startsOn)}\nRRULE:${ruleOf(recurrence)};${ended}`
        const read = last < startsOn ? [] : new RRuleTemporal({ rruleString }).all()
        const expected = read.map((one) => one.toString().slice(0, 10)).filter((on) => on >= from && on <= through)
        expect(datesOf(recurrence, { most: 500, from, through })).toEqual(expected)
      },
    ),
  )
})

test('every month has its payment, whatever the day', () => {
  const monthly: Frequency[] = ['monthlyOnDay', 'monthlyOnLastWeekday', 'monthlyOnLastDay']
  fc.assert(
    fc.property(fc.constantFrom(...monthly), day, (frequency, from) => {
      const months = times(frequency, from, 25).map((date) => date.slice(0, 7))
      expect(new Set(months).size).toBe(25)
      const years = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
      expect(years(months[24] ?? '') - years(months[0] ?? '')).toBe(24)
    }),
  )
})

test('the nth weekday is the nth of all, and only months without a fifth are skipped', () => {
  fc.assert(
    fc.property(day, (from) => {
      const dates = times('monthlyOnWeekday', from, 25)
      expect(new Set(dates.map(ordinalOf))).toEqual(new Set([ordinalOf(from)]))
      expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBe(25)
      const ends = dates.at(-1) ?? from
      if (ordinalOf(from) < 5) expect(daysBetween(from, ends)).toBeLessThan(25 * 31)
    }),
  )
})

test('the weekday of the first is the weekday of all', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Frequency>('weekly', 'monthlyOnWeekday', 'monthlyOnLastWeekday'),
      day,
      (frequency, from) => {
        for (const date of times(frequency, from, 12)) expect(weekdayOf(date)).toBe(weekdayOf(from))
      },
    ),
  )
})

describe('where clocks change', () => {
  test.each([
    ['America/New_York', '2027-03-12', '2027-03-16'],
    ['America/New_York', '2026-10-30', '2026-11-03'],
    ['Australia/Sydney', '2027-04-02', '2027-04-06'],
    ['Europe/London', '2027-03-26', '2027-03-30'],
    ['America/Tijuana', '2027-03-12', '2027-03-16'],
    ['America/Mexico_City', '2027-04-02', '2027-04-06'],
  ])('nine in the morning in %s stays nine in the morning', (zone, from, on) => {
    const instants = datesOf({ frequency: 'daily', startsOn: from, end: { by: 'date', on } }, { most: 10 }).map(
      (date) => instantOf(`${date}T09:00`, zone),
    )
    expect(instants.map((instant) => wallOf(instant, zone).slice(11))).toEqual(Array(5).fill('09:00'))
    expect([...instants].sort()).toEqual(instants)
  })

  test('a time that a night skips is later by what was skipped, and one that comes twice is the first', () => {
    const at = (date: string, time: string) => instantOf(`${date}T${time}`, 'America/New_York')
    expect(times('daily', '2027-03-13', 3).map((date) => at(date, '02:30'))).toEqual([
      '2027-03-13T07:30:00.000Z',
      '2027-03-14T07:30:00.000Z',
      '2027-03-15T06:30:00.000Z',
    ])
    expect(times('daily', '2026-10-31', 3).map((date) => at(date, '01:30'))).toEqual([
      '2026-10-31T05:30:00.000Z',
      '2026-11-01T05:30:00.000Z',
      '2026-11-02T06:30:00.000Z',
    ])
  })
})

describe('the end of the calendar', () => {
  test.each(frequencies)('%s ends with the year 9999', (frequency) => {
    const days = datesOf({ frequency, startsOn: '9999-12-31', end: null }, { most: 200 })
    expect(days.every((day) => day === '9999-12-31')).toBe(true)
  })

  test.each(frequencies)('%s without an end ends after a hundred years', (frequency) => {
    const days = datesOf({ frequency, startsOn: '2026-11-21', end: null }, { most: 5_000 })
    expect((days.at(-1) ?? '') <= '2126-11-21').toBe(true)
  })
})
