import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expenseId } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { item } from '../expenses/fixtures.ts'
import { line } from './fixtures.ts'

const list = 'GET /pub/v1/history'
const page = (...lines: object[]) => ({ lines, next: null })
const lines = async () => within(await screen.findByRole('list', { name: 'What happened, newest first' }))

test('an address that names an expense shows its name in the field, which can be cleared', async () => {
  const expense = item('open', 'other')
  const { user, sent } = await openApp(`/app/history?item=${expenseId}`, {
    [list]: () => page(line()),
    [`GET /pub/v1/expenses/${expenseId}`]: () => expense,
  })
  await lines()
  const field = screen.getByLabelText<HTMLInputElement>('Expense')
  await vi.waitFor(() => expect(field.value).toBe(expense.name))
  expect(sent.filter(({ what }) => what === 'GET /pub/v1/expenses')).toEqual([])
  await user.clear(field)
  expect(location.search).toBe('')
  expect(field.value).toBe('')
})

test('an item that is no expense, or one never opened, leaves the field empty and is filtered all the same', async () => {
  await openApp(`/app/history?item=${expenseId}`, {
    [list]: () => page(line()),
    [`GET /pub/v1/expenses/${expenseId}`]: () => refusal(404, 'notFound'),
  })
  await lines()
  expect(screen.getByLabelText<HTMLInputElement>('Expense').value).toBe('')
  expect(screen.getByText('Showing one expense or payment, and what belongs to it.')).toBeTruthy()
})
