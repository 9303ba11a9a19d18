import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { limits } from '#contract/limits.ts'
import { newSchedule } from '#contract/payment-schedules/payment-schedules.ts'
import { endsRight, recurrenceFieldsUpTo } from '#contract/recurrence.ts'
import { monthAfter, ordinalOf } from '#domain/recurrence.ts'

const plan = { expenseId: randomUUID(), version: 1, name: 'Braces', bankAccountId: randomUUID(), total: 100_00 }
const problems = (change: object): string[] => {
  const right = { frequency: 'monthlyOnDay', startsOn: '2026-12-01', end: { by: 'count', count: 6 } }
  const parsed = z.safeParse(newSchedule, { ...plan, ...right, ...change })
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}
const most = limits.paymentSeries.payments

test.each<[string, object, string[]]>([
  ['six months', {}, []],
  ['one payment', { end: { by: 'count', count: 1 } }, []],
  ['none', { end: { by: 'count', count: 0 } }, ['end.count noOccurrence']],
  ['as many as there may be', { end: { by: 'count', count: most } }, []],
  ['one more', { end: { by: 'count', count: most + 1 } }, ['end.count tooManyPayments']],
  ['999 payments', { end: { by: 'count', count: 999 } }, ['end.count tooManyPayments']],
  ['1000 payments', { end: { by: 'count', count: 1000 } }, ['end.count notFrom1To999']],
  ['half a payment', { end: { by: 'count', count: 1.5 } }, ['end.count notANumber']],
  ['no end', { end: null }, ['end required']],
  ['once, without an end', { frequency: 'once', end: null }, []],
  ['an end on the first day', { end: { by: 'date', on: '2026-12-01' } }, []],
  ['an end before it', { end: { by: 'date', on: '2026-11-30' } }, ['end.on endBeforeStart']],
  ['every third month', { interval: 3 }, []],
  ['every 999th month', { interval: 999 }, []],
  ['every 1000th month', { interval: 1000 }, ['interval notFrom1To999']],
  ['no month', { interval: 0 }, ['interval notFrom1To999']],
  ['a month before', { interval: -1 }, ['interval notFrom1To999']],
  ['one and a half months', { interval: 1.5 }, ['interval notFrom1To999']],
  ['a word for an interval', { interval: 'three' }, ['interval notFrom1To999']],
  ['every third weekday', { frequency: 'weekdays', interval: 3 }, ['interval notAChoice']],
  ['every weekday', { frequency: 'weekdays', interval: 1 }, []],
  ['once in three', { frequency: 'once', end: null, interval: 3 }, ['interval notAChoice']],
  ['a day that is not in the calendar', { startsOn: '2026-02-30' }, ['startsOn notADate']],
])('%s', (_, change, expected) => {
  expect(problems(change)).toEqual(expected)
})

test('another caller has its own limit and needs no end', () => {
  const fields = recurrenceFieldsUpTo({ most: 500, tooMany: 'tooLarge' })
  const found = (end: object | null) => {
    const parsed = z.safeParse(z.strictObject(fields).check(endsRight), {
      frequency: 'weekly',
      startsOn: '2026-12-01',
      end,
    })
    return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
  }
  expect(found(null)).toEqual([])
  expect(found({ by: 'count', count: 500 })).toEqual([])
  expect(found({ by: 'count', count: 501 })).toEqual(['tooLarge'])
})

test('a rhythm that nobody knows is refused', () => {
  expect(problems({ frequency: 'hourly' })).toHaveLength(1)
})

test.each([
  ['2026-11-01', 1],
  ['2026-11-07', 1],
  ['2026-11-08', 2],
  ['2026-11-19', 3],
  ['2026-11-28', 4],
  ['2026-11-29', 5],
])('%s is number %i of its weekday', (date, ordinal) => {
  expect(ordinalOf(date)).toBe(ordinal)
})

test('a day that a month lacks becomes its last day, and comes back', () => {
  const days = ['2026-12-31']
  while (days.length < 5) days.push(monthAfter(days.at(-1) ?? '', 31))
  expect(days).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
  expect(monthAfter('2028-01-30', 30)).toBe('2028-02-29')
  expect(monthAfter('2026-02-28', 1)).toBe('2026-03-01')
})
