import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { newSupportOrder } from '#contract/child-support/support-order.ts'
import { limits } from '#contract/limits.ts'
import { type DueRule, dueDates, nextDueDate } from '#domain/child-support/dues.ts'
import { addDays, dayInMonth, daysBetween, nextMonth } from '#domain/time.ts'

const rule = (change: Partial<DueRule>): DueRule => ({
  rhythm: 'monthly',
  days: [1],
  from: '2026-01-15',
  to: null,
  ...change,
})

describe('days of a month', () => {
  test.each([
    ['2026-02-11', 31, '2026-02-28'],
    ['2028-02-11', 31, '2028-02-29'],
    ['2026-04-30', 31, '2026-04-30'],
    ['2026-12-05', 31, '2026-12-31'],
    ['2026-12-05', 1, '2026-12-01'],
  ])('of %s the %i is %s', (date, nth, day) => {
    expect(dayInMonth(date, nth)).toBe(day)
  })

  test('after December comes January', () => {
    expect([nextMonth('2026-12-31'), nextMonth('2026-01-01'), nextMonth('2028-02-29')]).toEqual([
      '2027-01-01',
      '2026-02-01',
      '2028-03-01',
    ])
  })

  test('from one date to another, over a leap day and over a change of clocks', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
    expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2)
  })
})

describe('the days on which it falls due', () => {
  test.each<[string, Partial<DueRule>, string, string[]]>([
    [
      'each week from its first day',
      { rhythm: 'weekly', days: [], from: '2026-02-20' },
      '2026-03-06',
      ['2026-02-20', '2026-02-27', '2026-03-06'],
    ],
    [
      'every two weeks',
      { rhythm: 'everyTwoWeeks', days: [], from: '2026-02-20' },
      '2026-03-20',
      ['2026-02-20', '2026-03-06', '2026-03-20'],
    ],
    [
      'twice a month',
      { rhythm: 'twiceAMonth', days: [1, 15] },
      '2026-03-01',
      ['2026-01-15', '2026-02-01', '2026-02-15', '2026-03-01'],
    ],
    [
      'on a day that short months do not have',
      { days: [31] },
      '2026-04-30',
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    ['on the last day', { rhythm: 'lastDay', days: [] }, '2026-03-30', ['2026-01-31', '2026-02-28']],
    [
      'no further than its last day, that day included',
      { to: '2026-03-01' },
      '2026-12-31',
      ['2026-02-01', '2026-03-01'],
    ],
    ['not before it begins', { from: '2026-05-01' }, '2026-04-30', []],
    ['never where it ended before it began', { to: '2026-01-14' }, '2026-12-31', []],
  ])('%s', (_, change, through, dates) => {
    expect(dueDates(rule(change), through)).toEqual(dates)
  })

  test('the next one, and none after the last', () => {
    expect(nextDueDate(rule({}), '2026-01-31')).toBe('2026-02-01')
    expect(nextDueDate(rule({}), '2026-02-01')).toBe('2026-03-01')
    expect(nextDueDate(rule({ to: '2026-02-28' }), '2026-02-01')).toBeNull()
    expect(nextDueDate(rule({}), '2020-01-01')).toBe('2026-02-01')
  })

  const rules = fc
    .record({
      rhythm: fc.constantFrom('weekly', 'everyTwoWeeks', 'twiceAMonth', 'monthly', 'lastDay'),
      first: fc.integer({ min: 1, max: 27 }),
      more: fc.integer({ min: 1, max: 4 }),
      begins: fc.integer({ min: 0, max: 800 }),
      lasts: fc.option(fc.integer({ min: 0, max: 900 })),
    })
    .map(({ rhythm, first, more, begins, lasts }): DueRule => {
      const from = addDays('2026-01-01', begins)
      const days = rhythm === 'monthly' ? [first + more] : rhythm === 'twiceAMonth' ? [first, first + more] : []
      return { rhythm, days, from, to: lasts === null ? null : addDays(from, lasts) }
    })

  test('asked day by day they are the same as asked at once: none is missed, none comes twice', () => {
    fc.assert(
      fc.property(rules, (one) => {
        const end = addDays(one.from, 400)
        const steps: string[] = []
        for (let day = addDays(one.from, -1); ; ) {
          const next = nextDueDate(one, day)
          if (next === null || next > end) break
          steps.push(next)
          day = next
        }
        expect(dueDates(one, end)).toEqual(steps)
        expect(new Set(steps).size).toBe(steps.length)
      }),
      { numRuns: 200 },
    )
  })

  test('twice a month is twice in every month', () => {
    fc.assert(
      fc.property(rules, (one) => {
        if (one.rhythm !== 'twiceAMonth') return
        const dates = dueDates({ ...one, from: '2026-01-01', to: null }, '2029-12-31')
        expect(dates).toHaveLength(2 * 12 * 4)
      }),
    )
  })
})

describe('an order as a parent records it', () => {
  const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`
  const right = { payerId: id(1), amount: 1, rhythm: 'monthly', days: [1], from: '2026-01-01', childIds: [id(2)] }
  const problems = (change: object) =>
    safeParse(newSupportOrder, { ...right, ...change }).error?.issues.map(({ path, message }) => [path[0], message]) ??
    []

  test.each<[string, object]>([
    ['the smallest and the largest amount', { amount: limits.amount }],
    ['no end', { to: null }],
    ['an end on the very day of a due', { to: '2026-01-01' }],
    ['two days', { rhythm: 'twiceAMonth', days: [27, 31] }],
    ['by weeks, without a day', { rhythm: 'weekly', days: [] }],
    ['from the first day there is', { from: '1900-01-01' }],
    ['a reference as long as it may be', { reference: 'x'.repeat(limits.support.reference) }],
  ])('is right: %s', (_, change) => {
    expect(problems(change)).toEqual([])
  })

  test.each<[string, object, [string, string][]]>([
    ['nothing', { amount: 0 }, [['amount', 'notPositive']]],
    ['too much', { amount: limits.amount + 1 }, [['amount', 'tooLarge']]],
    ['half a cent', { amount: 0.5 }, [['amount', 'notANumber']]],
    ['a day too few', { days: [] }, [['days', 'notAChoice']]],
    ['a day too many', { days: [1, 2] }, [['days', 'notAChoice']]],
    ['a day that no month has', { days: [32] }, [['days', 'notAChoice']]],
    ['two days that fall together in February', { rhythm: 'twiceAMonth', days: [28, 31] }, [['days', 'notAChoice']]],
    ['two days that do not rise', { rhythm: 'twiceAMonth', days: [15, 1] }, [['days', 'notAChoice']]],
    ['the same day twice', { rhythm: 'twiceAMonth', days: [15, 15] }, [['days', 'notAChoice']]],
    ['a day with weeks', { rhythm: 'weekly' }, [['days', 'notAChoice']]],
    ['before 1900', { from: '1899-12-31' }, [['from', 'tooEarly']]],
    ['an end before the start', { to: '2025-12-31' }, [['to', 'endBeforeStart']]],
    ['no due in between', { days: [5], to: '2026-01-04' }, [['to', 'noDueBetween']]],
    ['no child', { childIds: [] }, [['childIds', 'required']]],
    ['a reference too long', { reference: 'x'.repeat(limits.support.reference + 1) }, [['reference', 'tooLong']]],
  ])('is wrong: %s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected)
  })
})

test.each(['weekly', 'everyTwoWeeks', 'twiceAMonth', 'monthly', 'lastDay'] as const)(
  '%s ends with the year 9999',
  (rhythm) => {
    const late = rule({ rhythm, days: rhythm === 'twiceAMonth' ? [1, 15] : [1], from: '9999-12-20' })
    expect(dueDates(late, '9999-12-31').every((on) => on.startsWith('9999-12-'))).toBe(true)
    expect(nextDueDate(late, '9999-12-31')).toBeNull()
  },
)
