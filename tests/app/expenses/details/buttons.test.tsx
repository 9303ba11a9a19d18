import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type ExpenseDto, expenseStatuses } from '#contract/expenses/expenses.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import type { ExpenseEvent } from '#machines/expenses/expense.types.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { pathToValue } from '#machines/shared/decide.ts'
import type { By } from '#machines/shared/turn.ts'
import { expenseId, type Person, people } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { item } from '../fixtures.ts'

const { expenses, payments } = messagesIn()
const { action } = expenses.turn
const names = (person: Person): Record<string, string> => ({
  'expense.share': action.share({ name: person === 'creator' ? 'Dana' : 'Sam' }),
  'expense.approve': action.approveAmount({ owed: '$142.50' }),
  'expense.decline': action.decline(),
  'expense.requestReceipt': action.requestReceipt(),
  'expense.addReceipt': action.addReceipt(),
  'expense.edit': action.edit(),
  'expense.delete': action.delete(),
  'expense.withdraw': action.withdraw(),
  'expense.pay': action.pay(),
  'expense.payByBank': action.payByBank(),
  'expense.markReimbursed': action.markReimbursed(),
  'payment.confirm': payments.action.confirm(),
  'payment.refuse': payments.action.refuse(),
  'payment.void': payments.action.void(),
  'payment.stop': payments.action.stop(),
})

const events = (by: By, { owed, settled, checks, inFlight, scheduled }: ExpenseDto['facts']): ExpenseEvent[] => [
  ...(['share', 'approve', 'decline', 'requestReceipt', 'addReceipt', 'edit', 'delete', 'withdraw'] as const).map(
    (name) => ({ type: `expense.${name}` as const, by }),
  ),
  { type: 'expense.pay', by, amount: owed - settled - checks - inFlight - scheduled },
  { type: 'expense.markReimbursed', by, remaining: owed - settled },
]

/** Asks the charts directly, without any of the screen's code. */
function allowed(expense: ExpenseDto): string[] {
  const { status, facts, you } = expense
  const chart = expenseMachine.resolveState({
    value: pathToValue(status),
    context: { ...facts, private: status === 'private' },
  })
  const ofExpense = events(you, facts).filter((event) => chart.can(event))
  const ofPayments = expense.payments.flatMap(({ status, you, ...context }) => {
    const payment = paymentMachine.resolveState({ value: pathToValue(status), context })
    return (['payment.confirm', 'payment.refuse', 'payment.void', 'payment.stop'] as const).filter((type) =>
      payment.can({ type, by: you }),
    )
  })
  // A payment has a button for each of its two ways.
  const ways = ofExpense.flatMap(({ type }) => (type === 'expense.pay' ? [type, 'expense.payByBank'] : type))
  return [...ways, ...ofPayments]
}

const again = action.requestReceiptAgain()

describe.each(Object.keys(people) as Person[])('as %s', (person) => {
  it.each(expenseStatuses)('in %s: exactly the buttons that the chart allows', async (leaf) => {
    const expense = item(leaf, person)
    await openApp(
      `/app/expenses/${expenseId}`,
      { [`POST /pub/v1/expenses/${expenseId}/open`]: () => expense },
      { person },
    )
    await screen.findByRole('heading', { level: 1, name: expense.name })
    const known = names(person)
    const shown = () =>
      within(screen.getByRole('main'))
        .queryAllByRole('button')
        .map((button) => button.textContent?.replace(again, action.requestReceipt()) ?? '')
        .filter((name) => Object.values(known).includes(name))
        .sort()
    const expected = allowed(expense)
      .map((type) => known[type])
      .sort()
    await vi.waitFor(() => expect(shown()).toEqual(expected), { timeout: 8_000 })
  })
})
