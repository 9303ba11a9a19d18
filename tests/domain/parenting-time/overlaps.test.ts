import { describe, expect, test } from 'vitest'
import {
  earliestEnd,
  exceedsYear,
  exchangeConflict,
  holidayConflict,
  scheduleConflict,
} from '#domain/parenting-time/overlaps.ts'
import type { Cycle, Holiday, MonthWeekends } from '#domain/parenting-time/plan.ts'
import { clockProblem, expiryRange } from '#domain/parenting-time/request-clocks.ts'
import { handover, holiday, plan, schedule } from './plans.ts'

describe('two schedules of one child', () => {
  const first = schedule({ id: 'first', startsOn: '2026-01-05', endsOn: '2026-06-14' })
  test.each([
    ['begins on the last day of the other', { startsOn: '2026-06-14' }, 'first'],
    ['begins on the day after', { startsOn: '2026-06-15' }, null],
    ['ends on the day before', { startsOn: '2025-12-01', endsOn: '2026-01-04' }, null],
    ['ends on the first day of the other', { startsOn: '2025-12-01', endsOn: '2026-01-05' }, 'first'],
    ['concerns another child', { startsOn: '2026-02-01', childIds: ['leo'] }, null],
    ['is the same schedule', { startsOn: '2026-02-01', id: 'first' }, null],
  ])('one that %s', (_, change, conflict) => {
    expect(scheduleConflict(schedule({ id: 'second', ...change }), [first])).toBe(conflict)
  })

  test('a schedule without an end meets every later one', () => {
    const endless = schedule({ id: 'endless' })
    expect(scheduleConflict(schedule({ id: 'second', startsOn: '2040-01-01' }), [endless])).toBe('endless')
  })
})

const cycle = (length: number): Cycle => ({ length, beginsOn: 0, changes: [] })
const weekends = {} as MonthWeekends
test.each([
  ['one day', cycle(1), null, '2026-01-12'],
  ['a week', cycle(7), null, '2026-01-12'],
  ['eight days', cycle(8), null, '2026-01-19'],
  ['two weeks', cycle(14), null, '2026-01-19'],
  ['four weeks', cycle(28), null, '2026-02-02'],
  ['eight weeks', cycle(56), null, '2026-02-09'],
  ['weekends of the month', cycle(1), weekends, '2026-02-09'],
])('a schedule of %s that begins on January 5 ends on the right day at the earliest', (_, of, monthly, end) => {
  expect(earliestEnd({ startsOn: '2026-01-05', cycle: of, weekends: monthly })).toBe(end)
})

const wholeDay = (change: Partial<Holiday>): Holiday =>
  holiday({ begins: { day: 0, handover: handover('00:00') }, ends: { day: 1, handover: handover('00:00') }, ...change })
const juneteenth = wholeDay({ id: 'juneteenth', date: { by: 'date', month: 6, day: 19 } })
const fathersDay = wholeDay({ id: 'fathersDay', date: { by: 'weekday', month: 6, nth: 3, weekday: 0 } })

describe('two holidays of one child', () => {
  const conflict = (one: Holiday, other: Holiday, today = '2026-11-23') =>
    holidayConflict(plan({ holidays: [one, other] }), one, today)

  test('meet in 2033, when the third Sunday of June is the 19th', () => {
    expect(conflict(fathersDay, juneteenth)).toEqual({ holidayId: 'fathersDay', otherId: 'juneteenth', year: 2033 })
    expect(conflict(fathersDay, juneteenth, '2022-01-01')?.year).toBe(2022)
    expect(conflict(fathersDay, juneteenth, '2023-01-01')).toEqual({
      holidayId: 'fathersDay',
      otherId: 'juneteenth',
      year: 2033,
    })
    expect(conflict(fathersDay, juneteenth, '2022-06-20')?.year).toBe(2022)
  })

  test.each<[string, Partial<Holiday>]>([
    ['one is left out in that year', { except: [2033] }],
    ['one is kept in even years only', { odd: 'none' }],
    ['one is left to whoever has the day', { odd: 'whoeverHasIt', even: 'whoeverHasIt' }],
    ['one is another child’s', { childIds: ['leo'] }],
    ['one ended', { through: '2030-01-01' }],
  ])('do not meet where %s', (_, change) => {
    expect(conflict(fathersDay, { ...juneteenth, ...change })).toBeNull()
    expect(conflict({ ...juneteenth, ...change }, fathersDay)).toBeNull()
  })

  test('one that begins when the other ends does not meet it, and one over New Year meets the next year’s', () => {
    const eve = wholeDay({ id: 'eve', date: { by: 'date', month: 12, day: 24 } })
    const day = wholeDay({ id: 'day', date: { by: 'date', month: 12, day: 25 } })
    expect(conflict(eve, day)).toBeNull()
    const winter = wholeDay({
      id: 'winter',
      date: { by: 'date', month: 12, day: 27 },
      ends: { day: 7, handover: handover('18:00') },
    })
    const newYear = wholeDay({ id: 'newYear', date: { by: 'date', month: 1, day: 1 } })
    expect(conflict(winter, newYear)).toEqual({ holidayId: 'winter', otherId: 'newYear', year: 2026 })
    expect(conflict(newYear, winter)).toEqual({ holidayId: 'newYear', otherId: 'winter', year: 2026 })
  })
})

test('a holiday may last a year, leap or not, and not a minute more', () => {
  const lasting = (date: string, day: number, time: string) =>
    exceedsYear(
      wholeDay({ date: { by: 'list', dates: [date] }, ends: { day, handover: handover(time) } }),
      '2026-11-23',
    )
  expect(lasting('2027-01-01', 365, '00:00')).toBe(false)
  expect(lasting('2027-01-01', 365, '00:01')).toBe(true)
  expect(lasting('2028-01-01', 366, '00:00')).toBe(false)
  expect(lasting('2028-01-01', 367, '00:00')).toBe(true)
})

test('exchanged times overlap neither each other nor what was approved', () => {
  const time = (id: string, from: number, until: number, childIds = ['mia']) => ({
    id,
    childIds,
    parent: 'dana',
    from,
    until,
  })
  expect(exchangeConflict([time('a', 0, 10), time('b', 10, 20)], [time('c', 20, 30)])).toBeNull()
  expect(exchangeConflict([time('a', 0, 10), time('b', 9, 20)], [])).toBe('b')
  expect(exchangeConflict([time('a', 0, 10)], [time('c', 5, 6)])).toBe('c')
  expect(exchangeConflict([time('a', 0, 10)], [time('c', 5, 6, ['leo'])])).toBeNull()
})

describe('the clocks of a change request', () => {
  const at = (text: string) => Date.parse(text)
  const hour = 3_600_000
  const now = at('2026-11-20T12:00:00Z')
  const zone = 'America/New_York'
  test.each<[string, number, number, string | null]>([
    ['48 hours ahead, answered in 24', 48, 24, null],
    ['a minute less ahead', 48 - 1 / 60, 24, 'fromTooSoon'],
    ['a minute less to answer', 72, 24 - 1 / 60, 'expiresTooSoon'],
    ['a whole day before', 72, 48, null],
    ['a minute less than a day before', 72, 48 + 1 / 60, 'expiresTooLate'],
  ])('%s', (_, from, expiry, problem) => {
    expect(clockProblem({ from: now + from * hour, expiresAt: now + expiry * hour, zone }, now)).toBe(problem)
  })

  test('on a day of 25 hours, 24 hours before may be the day of the change itself', () => {
    const october = at('2026-10-25T12:00:00Z')
    const from = at('2026-11-02T04:45:00Z')
    const midnight = at('2026-11-01T04:00:00Z')
    expect(clockProblem({ from, expiresAt: from - 24 * hour, zone }, october)).toBe('expiresOnChangeDate')
    expect(clockProblem({ from, expiresAt: midnight, zone }, october)).toBe('expiresOnChangeDate')
    expect(clockProblem({ from, expiresAt: midnight - 60_000, zone }, october)).toBeNull()
    expect(expiryRange(from, zone, october)?.latest).toBe(midnight - 60_000)
  })

  test('the range of expiry is what is accepted, and is empty once it is too late to ask', () => {
    const range = expiryRange(now + 72 * hour, zone, now)
    expect(range).toEqual({ earliest: now + 24 * hour, latest: now + 48 * hour })
    expect(expiryRange(now + 48 * hour, zone, now)).toEqual({ earliest: now + 24 * hour, latest: now + 24 * hour })
    expect(expiryRange(now + 47 * hour, zone, now)).toBeNull()
  })
})
