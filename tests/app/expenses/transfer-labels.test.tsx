import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { expenseId } from '#tests/support/dom/family.ts'
import { openApp, page } from '#tests/support/dom/open-app.tsx'
import { item, payment } from './fixtures.ts'

const bank = { method: 'bank', number: null } as const
const openExpense = (expense: ExpenseDto) =>
  openApp(`/app/expenses/${expenseId}`, {
    [`POST /pub/v1/expenses/${expenseId}/open`]: () => expense,
    [`GET /pub/v1/expenses/${expenseId}`]: () => expense,
  })

test('on its expense a transfer that moves is In Process', async () => {
  const payments = [payment('other', { ...bank, status: 'inProcess' })]
  await openExpense(item('approved.paymentInProcess', 'other', { payments }))
  expect(await screen.findByText('In Process')).toBeTruthy()
})

test('on its expense a transfer without an answer is a network error', async () => {
  const payments = [payment('other', { ...bank, status: 'failed', failure: 'network' })]
  await openExpense(item('approved.newPaymentNeeded', 'other', { payments }))
  expect(await screen.findByText(/^Network error/)).toBeTruthy()
})

test('in the log the share is owed while all of it is with the bank; the status tells of the transfer', async () => {
  const row = item('approved.paymentInProcess', 'other')
  await openApp('/app/expenses', { 'GET /pub/v1/expenses': () => page([row]) })
  const line = within((await screen.findByRole('link', { name: row.name })).closest('tr') ?? document.body)
  expect(line.getByText('you owe')).toBeTruthy()
  expect(line.getByText('Approved (payment in process)')).toBeTruthy()
  expect(line.queryByText('in process')).toBeNull()
})
