import { describe, expect, test } from 'vitest'
import { type Gated, isOver, leftOn, neverGated, type Plan, planAllows, plans } from '#contract/plans.ts'

const everyPlan = ['trial', 'essentials', 'premium', 'lapsed'] as const
const gated: Gated[] = [
  'outgoingPayments',
  'scheduledPayments',
  'editScheduledPayments',
  'callMinutes',
  'storage',
  'recordings',
  'toneChecks',
]

test('what each gives', () => {
  const line = (feature: Gated) =>
    [feature.padEnd(22), ...everyPlan.map((plan) => String(leftOn(plan, feature, 0) ?? 'all').padStart(12))].join('')
  expect(
    ['\n'.concat(' '.repeat(22), ...everyPlan.map((plan) => plan.padStart(12))), ...gated.map(line)].join('\n'),
  ).toMatchInlineSnapshot(`
    "
                                 trial  essentials     premium      lapsed
    outgoingPayments                 5          30         all           0
    scheduledPayments                0          30         all           0
    editScheduledPayments            0           0         all           0
    callMinutes                      0          45         all           0
    storage                  100000000  2000000000 20000000000   100000000
    recordings                       0           0         all           0
    toneChecks                      20           0         all           0"
  `)
})

describe.each(everyPlan)('%s', (plan) => {
  test.each(neverGated)('never gates %s', (feature) => {
    expect(planAllows(plan, feature, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)).toBe(true)
  })

  test.each(gated)('gives %s to the last and not one more', (feature) => {
    const left = leftOn(plan, feature, 0)
    if (left === null) return expect(planAllows(plan, feature, 1_000_000, 1_000_000)).toBe(true)
    expect(planAllows(plan, feature, 0, left)).toBe(true)
    expect(planAllows(plan, feature, 0, left + 1)).toBe(false)
    expect(planAllows(plan, feature, left, 1)).toBe(false)
    expect(leftOn(plan, feature, left + 3)).toBe(0)
  })
})

test('nothing is both sold and never gated', () => {
  expect(gated.filter((feature) => neverGated.some((free) => free === (feature as string)))).toEqual([])
  for (const { allows } of Object.values(plans)) expect(Object.keys(allows)).toEqual(gated)
})

test('a dearer plan never gives less', () => {
  const order: Plan[] = ['essentials', 'premium']
  for (const feature of gated) {
    const [less, more] = order.map((plan) => leftOn(plan, feature, 0) ?? Number.POSITIVE_INFINITY)
    expect(more, feature).toBeGreaterThanOrEqual(less ?? 0)
  }
})

test('a trial is over after fourteen days to the millisecond; a package is not', () => {
  const day = 24 * 3_600_000
  expect([isOver('trial', 0, 14 * day - 1), isOver('trial', 0, 14 * day)]).toEqual([false, true])
  expect([isOver('essentials', 0, 1000 * day), isOver('premium', 0, 1000 * day)]).toEqual([false, false])
})
