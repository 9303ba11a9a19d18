import { describe, expect, test } from 'vitest'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { overLimit, unreadyOf } from '#src/app/shared/payments/sending.model.ts'
import { viewerOf } from '#src/app/shared/viewer/viewer.ts'
import { family, now, people } from '#tests/support/dom/family.ts'
import { sendingEligibility } from '../expenses/sending.fixtures.ts'

const viewer = viewerOf(family(people.other.viewpoint, 'self'), 'en-US', now)

describe('what keeps somebody from sending by bank', () => {
  const cases: [Partial<SendingEligibilityDto>, ReturnType<typeof unreadyOf>][] = [
    [{}, null],
    [{ canSend: false, otherCanReceive: false }, 'account'],
    [{ accounts: [] }, 'account'],
    [{ otherCanReceive: false, planLeft: 0 }, 'other'],
    [{ planLeft: 0, now: 0 }, 'plan'],
    [{ planLeft: 1 }, null],
    [{ now: 0 }, 'limit'],
  ]
  test.each(cases)('%j is %s', (change, expected) =>
    expect(unreadyOf({ ...sendingEligibility, ...change })).toBe(expected),
  )
})

describe('what is said above the limit', () => {
  const week = { ...sendingEligibility, now: 500_00, later: [{ from: '2026-11-27T14:00:00.000Z', amount: 2_000_00 }] }
  test('up to it, nothing', () => expect(overLimit(week, 500_00, viewer)).toBeNull())
  test('how much now, and how much from when', () =>
    expect(overLimit(week, 500_01, viewer)).toEqual({
      key: 'limitThen',
      now: '$500.00',
      amount: '$2,000.00',
      date: 'Nov 27, 9:00 AM EST',
    }))
  test('where waiting does not help, that there is another transfer', () =>
    expect(overLimit({ ...week, later: [] }, 500_01, viewer)?.key).toBe('limitOnly'))
})
