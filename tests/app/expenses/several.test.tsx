import { act, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { fittingIn, severalProblem } from '#src/features/expenses/pay/several.model.ts'
import { expenseId } from '#tests/support/dom/family.ts'
import { type Answers, openApp, page, refusal } from '#tests/support/dom/open-app.tsx'
import { item, payment } from './fixtures.ts'
import { checking, sendingEligibility } from './sending.fixtures.ts'

const [shoes, camp] = ['5b000000-0000-4000-8000-000000000001', '5b000000-0000-4000-8000-000000000002']
const row = (id: string, name: string, owed: number): ExpenseSummaryDto => {
  const { facts, ...rest } = item('approved.unpaid', 'other')
  return { ...rest, id, name, facts: { ...facts, owed } }
}
const rows = [row(shoes, 'Shoes', 30_00), row(camp, 'Camp', 120_00)]
const pay = 'POST /pub/v1/payments'

const opened = async (change: Partial<SendingEligibilityDto> = {}, answers: Answers = {}) => {
  const app = await openApp('/app/expenses/pay', {
    'GET /pub/v1/expenses': () => page([...rows, item('open', 'other')]),
    'GET /pub/v1/payments/limits': () => ({ ...sendingEligibility, ...change }),
    ...answers,
  })
  await screen.findByRole('heading', { level: 1, name: 'Pay multiple expenses' })
  return app
}
const box = (name: RegExp) => screen.findByRole('checkbox', { name })
const buttonOf = (name: string) => screen.findByRole('button', { name })

test('what is chosen goes in full with one transfer, each with what was seen of it', async () => {
  const { sent, user } = await opened({}, { [pay]: () => payment('other', { method: 'bank', status: 'pending' }) })
  expect(await screen.findAllByRole('checkbox')).toHaveLength(2)
  await user.click(await buttonOf('Pay 2 expenses'))
  await user.click(await buttonOf('Send $150.00'))
  await vi.waitFor(() => expect(sent.filter(({ what }) => what === pay)).toHaveLength(1))
  expect(sent.find(({ what }) => what === pay)?.body).toMatchObject({
    method: 'bank',
    bankAccountId: checking,
    expenses: [
      { id: shoes, version: 3, amount: 30_00 },
      { id: camp, version: 3, amount: 120_00 },
    ],
  })
  expect(await screen.findByText('Payment sent. Sam has nothing to confirm.')).toBeTruthy()
})

test('all are chosen at first; cleared and chosen again with one press each', async () => {
  const { user } = await opened()
  const isChosen = () => screen.getAllByRole('checkbox').map((one) => one instanceof HTMLInputElement && one.checked)
  await user.click(await buttonOf('Clear selection'))
  expect(isChosen()).toEqual([false, false])
  await user.click(await buttonOf('Select all'))
  expect(isChosen()).toEqual([true, true])
  expect(await buttonOf('Pay 2 expenses')).toBeTruthy()
})

test('nothing chosen is nothing paid', async () => {
  const { user } = await opened()
  await user.click(await buttonOf('Clear selection'))
  expect(await screen.findByText('Choose at least one.')).toBeTruthy()
  expect(await buttonOf('Pay multiple')).toHaveProperty('disabled', true)
})

test('above what can be sent only what fits is chosen, and more than that is said to be too much', async () => {
  const { user } = await opened({ now: 100_00 })
  expect(await buttonOf('Pay 1 expense')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(await box(/Camp/))
  expect((await screen.findByRole('alert')).textContent).toContain('Choose fewer expenses, or pay part of one.')
})

test('where nothing can be sent by bank it is recorded from hand to hand', async () => {
  const { sent, user } = await opened({ canSend: false }, { [pay]: () => payment('other') })
  await user.click(await box(/Camp/))
  await user.type(await screen.findByLabelText(/Check number/), '1042')
  await user.click(await buttonOf('Pay 1 expense'))
  await user.click(await buttonOf('Record $30.00'))
  await vi.waitFor(() =>
    expect(sent.find(({ what }) => what === pay)?.body).toMatchObject({ method: 'check', number: '1042' }),
  )
})

test('what is handed over has its means and its day, which is not in the future', async () => {
  const { sent, user } = await opened({ canSend: false }, { [pay]: () => payment('other') })
  await user.click(await box(/Camp/))
  await user.click(await screen.findByRole('radio', { name: 'Cash' }))
  expect(screen.queryByLabelText(/Check number/)).toBeNull()
  const day = screen.getByLabelText('Paid on')
  await user.clear(day)
  await user.type(day, '2026-11-21')
  await user.click(await buttonOf('Pay 1 expense'))
  expect((await screen.findByRole('alert')).textContent).toContain('The date cannot be in the future.')
  await user.clear(day)
  await user.type(day, '2026-11-18')
  await user.click(await buttonOf('Pay 1 expense'))
  await user.click(await buttonOf('Record $30.00'))
  await vi.waitFor(() =>
    expect(sent.find(({ what }) => what === pay)?.body).toMatchObject({
      method: 'check',
      means: 'cash',
      paidOn: '2026-11-18',
      number: '',
    }),
  )
})

test('one that changed in the meantime: nothing was paid, and it says so', async () => {
  const { user } = await opened({}, { [pay]: () => refusal(409, 'changedSinceSeen', { item: rows }) })
  await user.click(await box(/Camp/))
  await user.click(await buttonOf('Pay 1 expense'))
  await user.click(await buttonOf('Send $30.00'))
  expect((await screen.findByRole('alert')).textContent).toContain('nothing was paid')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the review keeps the amount that it opened with when another expense becomes payable', async () => {
  let listed = rows
  const { app, sent, user } = await opened(
    {},
    {
      'GET /pub/v1/expenses': () => page(listed),
      [pay]: () => payment('other', { method: 'bank', status: 'pending' }),
    },
  )
  await user.click(await buttonOf('Pay 2 expenses'))
  expect(await buttonOf('Send $150.00')).toBeTruthy()
  listed = [...rows, row('5b000000-0000-4000-8000-000000000003', 'Trip', 200_00)]
  await act(() => app.queryClient.invalidateQueries({ queryKey: ['expenses'] }))
  expect(await screen.findByRole('checkbox', { name: /Trip/, hidden: true })).toBeTruthy()
  await user.click(await buttonOf('Send $150.00'))
  await vi.waitFor(() =>
    expect(sent.find(({ what }) => what === pay)?.body).toMatchObject({ expenses: [{ id: shoes }, { id: camp }] }),
  )
})

test('what stands in the way is said where it was pressed', async () => {
  const { user } = await opened({}, { [pay]: () => refusal(409, 'planPayments') })
  await user.click(await box(/Camp/))
  await user.click(await buttonOf('Pay 1 expense'))
  await user.click(await buttonOf('Send $30.00'))
  expect((await screen.findByRole('alert')).textContent).toContain('Refused: planPayments.')
})

test('with nothing to pay it says so', async () => {
  await opened({}, { 'GET /pub/v1/expenses': () => page([item('open', 'other', { id: expenseId })]) })
  expect(await screen.findByText('There is nothing to pay')).toBeTruthy()
})

test('what could not be loaded is loaded by a press', async () => {
  let requests = 0
  const { user } = await opened(
    {},
    { 'GET /pub/v1/expenses': () => (requests++ === 0 ? refusal(400, 'invalid') : page(rows)) },
  )
  await user.click(await buttonOf('Try again'))
  expect(await box(/Shoes/)).toBeTruthy()
})

describe('what keeps a choice from being paid', () => {
  const many = (count: number) => Array.from({ length: count }, (_, place) => row(`${place}`, `Expense ${place}`, 1_00))
  test.each([
    [0, 'none'],
    [1, null],
    [50, null],
    [51, 'atMost'],
  ] as const)('%i of them: %s', (count, problem) => expect(severalProblem(many(count), null)).toBe(problem))
  test('one cent above the limit, and only by bank', () => {
    const low = { ...sendingEligibility, now: 2_99 }
    expect([severalProblem(many(3), low), severalProblem(many(3), null)]).toEqual(['overLimit', null])
    expect(severalProblem(many(3), { ...low, now: 3_00 })).toBeNull()
  })
  test('the oldest that one payment covers are chosen at first', () => {
    expect(fittingIn(many(51), null)).toHaveLength(50)
    expect(fittingIn(many(3), { ...sendingEligibility, now: 2_99 }).map(({ id }) => id)).toEqual(['0', '1'])
    expect(fittingIn([], null)).toEqual([])
  })
})
