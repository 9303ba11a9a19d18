import fc from 'fast-check'
import { expect, test } from 'vitest'
import { upgradeCost } from '#contract/subscriptions/offers.ts'

const prices = fc.tuple(fc.nat(3_000_00), fc.nat(3_000_00))
/** Amounts of about as many cents as there are instants, so that not every instant costs another cent. */
const few = fc.tuple(fc.nat(800), fc.nat(800))
const time = fc.record({
  whole: fc.integer({ min: 1, max: 366 * 86_400 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})

test('a larger package never costs more than the exact share of what it costs more', () => {
  fc.assert(
    fc.property(prices, time, ([before, after], { whole, share }) => {
      const left = Math.floor(whole * share)
      const cost = upgradeCost([before, after], [left, whole])
      expect(cost).toBeGreaterThanOrEqual(0)
      expect(cost).toBeLessThanOrEqual((Math.max(0, after - before) * left) / whole)
    }),
  )
})

test('a larger package never costs more later than it did before', () => {
  fc.assert(
    fc.property(few, fc.integer({ min: 1, max: 800 }), ([before, after], whole) => {
      const costs = Array.from({ length: whole + 1 }, (_, left) => upgradeCost([before, after], [left, whole]))
      expect(costs).toEqual(costs.toSorted((one, other) => one - other))
    }),
  )
})

test('half of a month costs half of the difference, and none of it nothing', () => {
  expect(upgradeCost([9_99, 16_99], [15, 30])).toBe(3_50)
  expect(upgradeCost([9_99, 16_99], [30, 30])).toBe(7_00)
  expect(upgradeCost([9_99, 16_99], [0, 30])).toBe(0)
})
