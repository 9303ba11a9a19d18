import { expect, test } from 'vitest'
import { transition } from 'xstate'
import { lifecycles } from '#machines/charts.ts'
import { monthlyExpenseMachine } from '#machines/monthly-expenses/monthly-expense.machine.ts'
import type { MonthlyExpenseEvent, MonthlyExpenseFacts } from '#machines/monthly-expenses/monthly-expense.types.ts'
import { leafOf } from '#machines/shared/decide.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { matrix } from './walk.ts'

/** Returns where an event leads from `active`; null when it is refused. */
const after = (context: MonthlyExpenseFacts, event: MonthlyExpenseEvent): string | null => {
  const active = monthlyExpenseMachine.resolveState({ value: 'active', context })
  return active.can(event) ? leafOf(transition(monthlyExpenseMachine, active, event)[0].value) : null
}

const owner = { actor: 'sam', party: 'owner', mode: 'self' } as const

test('who may do what to an expense that comes back each month', () => {
  expect(matrix(lifecycles.monthlyExpense)).toMatchInlineSnapshot(`
    "active | end owner system
    ended  | nobody"
  `)
})

test.each([
  [{ due: false, last: false }, null],
  [{ due: false, last: true }, null],
  [{ due: true, last: false }, 'active'],
  [{ due: true, last: true }, 'ended'],
] as const)('with %j a month is answered: %s', (facts, leaf) => {
  for (const type of ['monthlyExpense.send', 'monthlyExpense.skip'] as const)
    expect(after(facts, { type, by: owner })).toBe(leaf)
})

test('it never becomes an expense by itself', () => {
  expect(after({ due: true, last: false }, { type: 'monthlyExpense.send', by: bySystem })).toBeNull()
})
