import { expect, test } from 'vitest'
import { arrivesAt, leavesAt } from '#server/bank/sandbox/calendar.ts'
import { arrivalOf } from '#server/features/payments/payments.sending.ts'

test.each([
  ['on a Sunday', '2026-11-22T15:00:00.000Z', '2026-11-24', '2026-11-25'],
  ['on a Friday before five', '2026-11-20T21:59:00.000Z', '2026-11-23', '2026-11-24'],
  ['on a Friday after five', '2026-11-20T22:00:00.000Z', '2026-11-24', '2026-11-25'],
  ['before Thanksgiving', '2026-11-25T15:00:00.000Z', '2026-11-27', '2026-11-30'],
])('a transfer sent %s is expected after it has left, and not before the bank brings it', (_, now, from, to) => {
  expect(arrivalOf(now)).toEqual({ from, to })
  expect(arrivesAt(leavesAt(now)).slice(0, 10)).toBe(from)
})
