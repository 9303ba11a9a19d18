import { expect, test } from 'vitest'
import { mostPerTransfer, sendingLimits } from '#domain/sending-limits.ts'

test.each([
  [0, 500_00],
  [2, 500_00],
  [3, 2_000_00],
  [5, 2_000_00],
  [6, 2_500_00],
  [8, 2_500_00],
  [9, 5_000_00],
  [100, 5_000_00],
])('after %i paid transfers one may be %i', (paid, most) => expect(mostPerTransfer(paid)).toBe(most))

test('the limits are those of one transfer, and there are no others', () =>
  expect(Object.keys(sendingLimits)).toEqual(['steps', 'after']))
