import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addUp, partsOf } from '#domain/money.ts'
import { scheduleProblems } from '#domain/payment-plan.ts'
import { addYears } from '#domain/time.ts'
import { inputs, scheduleEdges } from '#tests/contract/edges/planned-payments.ts'

test.each(scheduleEdges.map((edge) => ({ edge, what: edge.what })))('$what', ({ edge }) => {
  const total = edge.total ?? addUp(edge.planned.map(({ amount }) => amount))
  expect(scheduleProblems({ of: 'total', amount: total }, edge.planned, { ...inputs, ...edge.around })).toEqual(
    edge.problems,
  )
})

test('several things wrong are all told', () => {
  const problems = scheduleProblems({ of: 'total', amount: 5 }, [], { ...inputs, payable: 1 })
  expect(problems.map(({ code }) => code)).toEqual(['noOccurrence', 'moreThanOwed'])
})

test('the parts of a total add up to it and differ by a cent at most, the larger ones first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 1, max: 120 }), (total, count) => {
      const parts = partsOf(total, count)
      expect([parts.length, addUp(parts)]).toEqual([count, total])
      expect((parts[0] ?? 0) - (parts.at(-1) ?? 0)).toBeLessThanOrEqual(1)
      expect(parts).toEqual(parts.toSorted((a, b) => b - a))
    }),
  )
})

test('599.99 in 120 parts is 119 of 5.00 and one of 4.99', () =>
  expect(partsOf(599_99, 120)).toEqual([...Array(119).fill(5_00), 4_99]))

test.each([
  ['2026-11-20', 10, '2036-11-20'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
])('%s and %i years is %s', (date, years, then) => {
  expect(addYears(date, years)).toBe(then)
})
