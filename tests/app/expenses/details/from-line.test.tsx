import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { expenseId, type Person } from '#tests/support/dom/family.ts'
import { openApp, page } from '#tests/support/dom/open-app.tsx'
import { item, payment } from '../fixtures.ts'

const open = `POST /pub/v1/expenses/${expenseId}/open`
const none = { count: 0, items: [], support: [] }
/** The fields of a whole expense that no line has. */
const wholeOnly = ['ownPercent', 'note', 'reason', 'previousId', 'nextId', 'receipts', 'payments', 'viewed'] as const
const lineOf = (expense: ExpenseDto) =>
  Object.fromEntries(Object.entries(expense).filter(([field]) => !wholeOnly.some((name) => name === field)))

/** Opens the expense from the log or from Home, while its own answer is held back until `answer` is called. */
const openedFrom = async (list: 'log' | 'home', expense: ExpenseDto, person: Person = 'other') => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const line = lineOf(expense)
  const waiting = { ...line, payments: expense.payments, viewedAt: null }
  const { user } = await openApp(
    list === 'log' ? '/app/expenses' : '/app/home',
    {
      'GET /pub/v1/expenses': () => page(list === 'log' ? [line] : []),
      'GET /pub/v1/home': () => ({
        you: list === 'home' ? { count: 1, items: [waiting], support: [] } : none,
        others: none,
        totals: null,
      }),
      [open]: () => promise,
    },
    { person },
  )
  await user.click(await screen.findByRole('link', { name: expense.name }))
  const heading = await screen.findByRole('heading', { level: 1, name: expense.name })
  const busy = heading.closest<HTMLElement>('[aria-busy=true]')
  if (!busy) throw new Error('the expense does not load')
  return { shown: within(busy), answer: () => resolve(expense) }
}

test.each(['log', 'home'] as const)('a line of the %s tells all that it knows while the rest comes', async (list) => {
  const expense = item('open', 'other')
  const { shown, answer } = await openedFrom(list, expense)
  expect(shown.getByText('Medical/Dental · Mia').parentElement?.textContent).toMatch(/ · Mia · purchased Nov 17, 2026$/)
  expect(shown.getByText('your share of $285.00')).toBeTruthy()
  expect(shown.getAllByText('Your turn').length).toBeGreaterThan(0)
  expect(shown.getByRole('heading', { level: 2, name: 'Approve or decline your share of $142.50' })).toBeTruthy()
  const split = within(shown.getByRole('heading', { name: 'Split' }).closest('section') ?? document.body)
  expect(split.getByText('Total').parentElement?.textContent).toContain('$285.00')
  expect(split.getByText('Your share').parentElement?.textContent).toContain('$142.50')
  // Nothing is answered before the server has said what may be answered.
  expect(shown.queryAllByRole('button')).toEqual([])
  answer()
  expect(await screen.findByRole('button', { name: /^Approve/ })).toBeTruthy()
})

test('what is left to pay is there at once', async () => {
  const { shown } = await openedFrom('log', item('approved.partlyPaid', 'other'))
  expect(shown.getByText('left to pay of $142.50')).toBeTruthy()
  expect(shown.getAllByText('$92.50').length).toBeGreaterThan(0)
  expect(shown.getByText('Left to pay').parentElement?.textContent).toContain('$92.50')
  expect(shown.queryAllByRole('button')).toEqual([])
})

test('Home knows which payment is asked about; the log leaves its sentence open', async () => {
  const check = item('approved.paymentUnconfirmed', 'creator', { payments: [payment('creator')] })
  const { shown } = await openedFrom('home', check, 'creator')
  expect(shown.getByRole('heading', { name: 'Did you get the $40.00?' })).toBeTruthy()
  expect(shown.getByText(/number 1042, on Nov 18, 2026/)).toBeTruthy()
})

test('the log does not guess which payment is asked about', async () => {
  const [first, second] = [payment('creator', { amount: 25_00 }), payment('creator', { amount: 15_00 })]
  const checks = item('approved.paymentUnconfirmed', 'creator', { payments: [first, { ...second, id: expenseId }] })
  const { shown, answer } = await openedFrom('log', checks, 'creator')
  expect(shown.getByRole('heading', { name: 'Your turn: confirm a payment' })).toBeTruthy()
  expect(shown.queryByText(/Did you get/)).toBeNull()
  answer()
  expect(await screen.findByRole('heading', { name: 'Did you get the $25.00?' })).toBeTruthy()
})
