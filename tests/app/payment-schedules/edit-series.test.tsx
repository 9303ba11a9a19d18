import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expenseId } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { accountId, preview, sendingEligibility, series, seriesId, unpaid } from './fixtures.ts'

const answers = {
  [`GET /pub/v1/expenses/${expenseId}`]: () => unpaid('other'),
  'GET /pub/v1/payments/limits': () => sendingEligibility,
  'POST /pub/v1/payment-series/preview': () => preview(2),
  [`GET /pub/v1/payment-series/${seriesId}`]: () => series('other'),
  'GET /pub/v1/payment-series': () => ({ series: [], single: [], left: null }),
}
const save = () => screen.findByRole('button', { name: 'Save changes' })
const events = `POST /pub/v1/payment-series/${seriesId}/events`
const openEdit = (change: Parameters<typeof openApp>[1] = {}) =>
  openApp(`/app/expenses/scheduled/${seriesId}/edit`, { ...answers, ...change })

test('a change begins with what waits, may take that and what is payable, and replaces it', async () => {
  const { user, sent } = await openEdit({
    [`GET /pub/v1/expenses/${expenseId}`]: () => ({
      ...unpaid('other'),
      facts: { ...unpaid('other').facts, scheduled: 95_00, inFlight: 47_50 },
    }),
    [events]: () => series('other', { version: 2 }),
  })
  expect((await screen.findByLabelText<HTMLInputElement>('Total amount')).value).toBe('95.00')
  expect(screen.getByText('You can schedule up to $95.00.')).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'Once' })).toBeNull()
  await user.click(await save())
  await waitFor(() => expect(sent.some(({ what }) => what === events)).toBe(true))
  expect(sent.find(({ what }) => what === events)?.body).toEqual({
    type: 'paymentSeries.edit',
    version: 1,
    waiting: 95_00,
    name: 'Braces',
    total: 95_00,
    frequency: 'daily',
    startsOn: '2026-12-02',
    interval: 1,
    end: { by: 'count', count: 2 },
    bankAccountId: accountId,
  })
  expect(await screen.findByText('Changes saved.')).toBeTruthy()
})

test('a change leads to the plan where it ended while the page was open', async () => {
  const facts = { ahead: 2, cutShort: false, mayEdit: false }
  const { user } = await openEdit({
    [events]: () => refusal(409, 'editNotInPlan', { item: series('other', { facts }) }),
  })
  await user.click(await save())
  expect(await screen.findByText(/Your plan does not include changing scheduled payments/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe('/app/account/plan')
})

test('a change is not offered where the plan does not give it', async () => {
  const facts = { ahead: 2, cutShort: false, mayEdit: false }
  await openEdit({ [`GET /pub/v1/payment-series/${seriesId}`]: () => series('other', { facts }) })
  expect(await screen.findByText(/Your plan does not include changing scheduled payments/)).toBeTruthy()
  expect(screen.queryByLabelText('Total amount')).toBeNull()
  expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe('/app/account/plan')
})

test('what was typed stays when a payment goes out meanwhile, and the version that was seen is sent', async () => {
  let version = 1
  const { app, user, sent } = await openEdit({
    [`GET /pub/v1/payment-series/${seriesId}`]: () => series('other', { version }),
    [events]: () => refusal(409, 'changedSinceSeen', { item: series('other', { version }) }),
  })
  fireEvent.change(await screen.findByLabelText('Total amount'), { target: { value: '80.00' } })
  version = 2
  await act(() => app.queryClient.invalidateQueries())
  expect(screen.getByLabelText('Total amount')).toHaveProperty('value', '80.00')
  await user.click(await save())
  await waitFor(() =>
    expect(sent.find(({ what }) => what === events)?.body).toMatchObject({ version: 1, total: 80_00 }),
  )
  await user.click(await save())
  await waitFor(() =>
    expect(sent.filter(({ what }) => what === events)[1]?.body).toMatchObject({ version: 2, total: 80_00 }),
  )
})
