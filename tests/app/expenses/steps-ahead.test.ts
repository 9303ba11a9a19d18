import { expect, it } from 'vitest'
import { expenseStatuses } from '#contract/expenses/expenses.ts'
import { noFacts } from '#machines/expenses/expense.types.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { leafAfter, upcomingSteps } from '#src/features/expenses/details/upcoming-steps.ts'
import { dana } from '#tests/support/dom/family.ts'
import { item } from './fixtures.ts'

it('what comes next is read off the chart', () => {
  const ahead = expenseStatuses.map((leaf) =>
    [leaf, ...upcomingSteps(item(leaf, 'other')).map((step) => step.leaf)].join(' > '),
  )
  expect(ahead).toMatchInlineSnapshot(`
    [
      "private > open > approved.unpaid > settled",
      "open > approved.unpaid > settled",
      "receiptRequested > approved.unpaid > settled",
      "declined",
      "withdrawn",
      "deleted",
      "approved.unpaid > settled",
      "approved.paymentUnconfirmed > settled",
      "approved.paymentInProcess > settled",
      "approved.paymentScheduled > settled",
      "approved.newPaymentNeeded > settled",
      "approved.partlyPaid > settled",
      "settled",
    ]
  `)
})

it('an expense of which nothing is owed is settled by its approval', () => {
  const free = item('open', 'other', { facts: noFacts })
  expect(upcomingSteps(free)).toEqual([{ leaf: 'settled', by: 'expense.approve' }])
})

it('a press shows at once what the chart will say', () => {
  const by = { actor: dana, party: 'other', mode: 'self' } as const
  expect(leafAfter(item('open', 'other'), { type: 'expense.approve', by })).toBe('approved.unpaid')
  expect(leafAfter(item('settled', 'other'), { type: 'expense.approve', by })).toBe('settled')
  const half = item('approved.paymentUnconfirmed', 'other', { facts: { ...noFacts, owed: 100, settled: 40 } })
  expect(leafAfter(half, { type: 'expense.paymentsChanged', by: bySystem })).toBe('approved.partlyPaid')
})
