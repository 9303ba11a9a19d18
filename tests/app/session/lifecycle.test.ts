import { expect, test } from 'vitest'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { noFacts } from '#machines/expenses/expense.types.ts'
import type { By } from '#machines/shared/turn.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

const facts = { ...noFacts, owed: 142_50, opened: true, private: false }
const chartOf = (status: 'open' | 'approved.newPaymentNeeded', you: Pick<By, 'party' | 'mode'>, change = {}) =>
  lifecycleOf(expenseMachine, { status, facts: { ...facts, ...change }, you: { actor: 'x', ...you } })

test('the one whose turn it is, and the one who waits, are told so by the same state', () => {
  const other = chartOf('open', { party: 'other', mode: 'self' })
  expect(other).toMatchObject({ turns: ['otherParent'], label: 'open', tone: 'attention', isYourTurn: true })
  expect([other.can({ type: 'expense.approve' }), other.can({ type: 'expense.withdraw' })]).toEqual([true, false])
  const creator = chartOf('open', { party: 'creator', mode: 'self' })
  expect(creator).toMatchObject({ tone: 'waiting', isYourTurn: false })
  expect([creator.can({ type: 'expense.approve' }), creator.can({ type: 'expense.withdraw' })]).toEqual([false, true])
})

test('someone looking on through the same eyes has no turn and may do nothing', () => {
  const looking = chartOf('open', { party: 'other', mode: 'viewing' })
  expect([looking.isYourTurn, looking.can({ type: 'expense.approve' })]).toEqual([false, false])
})

test('the facts decide what a leaf allows, and the outcome belongs to its label', () => {
  const returned = chartOf('approved.newPaymentNeeded', { party: 'other', mode: 'self' }, { lastOutcome: 'returned' })
  expect(returned.label).toBe('newPaymentNeeded.returned')
  expect(returned.can({ type: 'expense.pay', amount: 142_50 })).toBe(true)
  expect(returned.can({ type: 'expense.pay', amount: 142_51 })).toBe(false)
})
