import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expenseId } from '#tests/support/dom/family.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { unpaid } from './fixtures.ts'

const openExpense = (person: 'other' | 'creator', bankTransfers = true) =>
  openApp(
    `/app/expenses/${expenseId}`,
    { [`POST /pub/v1/expenses/${expenseId}/open`]: () => unpaid(person) },
    { person, change: { bankTransfers } },
  )
const way = () => screen.queryByRole('link', { name: 'Pay later or in parts' })

test('an expense leads whoever owes it to a plan', async () => {
  await openExpense('other')
  await screen.findAllByRole('button', { name: /^Pay/ })
  expect(way()?.getAttribute('href')).toContain(`/expenses/${expenseId}/schedule`)
})

test('not who is owed', async () => {
  await openExpense('creator')
  await screen.findByRole('heading', { level: 1 })
  expect(way()).toBeNull()
})

test('not where no bank is served', async () => {
  await openExpense('other', false)
  await screen.findByRole('button', { name: /^Pay|^Record/ })
  expect(way()).toBeNull()
})

test('what is scheduled is a page of the expense area', async () => {
  await openApp('/app/expenses/scheduled', {
    'GET /pub/v1/payment-series': () => ({ series: [], single: [], left: null }),
  })
  const area = within(await screen.findByRole('navigation', { name: 'Expenses and payments' }))
  expect(area.getByRole('link', { current: 'page' }).textContent).toBe('Scheduled')
})
