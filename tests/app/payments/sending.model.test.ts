import { describe, expect, test } from 'vitest'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { unreadyOf } from '#src/features/payments/sending.model.ts'
import { sendingEligibility } from '../expenses/sending.fixtures.ts'

describe('what keeps somebody from sending by bank', () => {
  const cases: [Partial<SendingEligibilityDto>, ReturnType<typeof unreadyOf>][] = [
    [{}, null],
    [{ canSend: false, otherCanReceive: false }, 'account'],
    [{ accounts: [] }, 'account'],
    [{ otherCanReceive: false, planLeft: 0 }, 'other'],
    [{ planLeft: 0 }, 'plan'],
    [{ planLeft: 1 }, null],
  ]
  test.each(cases)('%j is %s', (change, expected) =>
    expect(unreadyOf({ ...sendingEligibility, ...change })).toBe(expected),
  )
})
