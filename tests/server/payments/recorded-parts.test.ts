import { expect, test } from 'vitest'
import { canonical } from '#domain/record/canonical.ts'
import { allocationParts, supportParts } from '#server/features/payments/payments.parts.ts'

test('the parts of a payment are spelled as its entry spells them, so that their comparison parses nothing', () => {
  const allocations = allocationParts([
    { expenseId: 'b', amount: 20_00 },
    { expenseId: 'a', amount: 10_00 },
  ])
  const { dues } = supportParts({ ledger: 'order', paidOn: '2026-11-20', dues: [{ id: 'due', amount: 5_00 }] })
  expect(JSON.stringify(allocations)).toBe(canonical(allocations))
  expect(JSON.stringify(dues)).toBe(canonical(dues))
})
