import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expenseId } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { accountId, preview, sendingEligibility, series, seriesId, unpaid } from './fixtures.ts'

const previews = 'POST /pub/v1/payment-series/preview'
const create = 'POST /pub/v1/payment-series'
const countIn = (body: unknown): number => {
  const { frequency, end } = body as { frequency: string; end: { count: number } | null }
  return frequency === 'once' ? 1 : (end?.count ?? 0)
}
const answers = {
  [`GET /pub/v1/expenses/${expenseId}`]: () => unpaid('other'),
  'GET /pub/v1/payments/limits': () => sendingEligibility,
  [previews]: (body: unknown) => preview(countIn(body)),
  [create]: () => ({ series: series('other') }),
  [`GET /pub/v1/payment-series/${seriesId}`]: () => series('other'),
  'GET /pub/v1/payment-series': () => ({ series: [], single: [], left: null }),
}
const open = (change: Parameters<typeof openApp>[1] = {}, options: Parameters<typeof openApp>[2] = {}) =>
  openApp(`/app/expenses/${expenseId}/schedule`, { ...answers, ...change }, options)
const button = (name: string) => screen.findByRole('button', { name })

describe('a plan', () => {
  test('begins with all that is owed in three monthly parts, each shown with its day', async () => {
    await open()
    expect((await screen.findByLabelText<HTMLInputElement>('Total amount')).value).toBe('142.50')
    expect(screen.getByText('You can schedule up to $142.50.')).toBeTruthy()
    expect(await screen.findByText('Tue, Dec 1, 2026')).toBeTruthy()
    expect(await screen.findByText('3 payments, $30.00 in total')).toBeTruthy()
    expect(screen.getByText('Dates are in Eastern Time (New York).')).toBeTruthy()
    expect(screen.getByRole('option', { name: 'Every month on day 20' })).toBeTruthy()
    expect(screen.getByRole('option', { name: 'Every month on the third Friday' })).toBeTruthy()
    expect(screen.getByRole('option', { name: 'Household, ending in 6789' })).toBeTruthy()
  })

  test('above what is usual says that the password will be asked for, and else nothing of it', async () => {
    const announced = 'This is more than you usually send in a day, so we will ask for your password.'
    const { user } = await open({ [previews]: (body) => preview(countIn(body), { asksPassword: countIn(body) === 3 }) })
    expect(await screen.findByText(announced)).toBeTruthy()
    await user.clear(screen.getByLabelText('Number of payments'))
    await user.type(screen.getByLabelText('Number of payments'), '2')
    expect(await screen.findByText('2 payments, $20.00 in total')).toBeTruthy()
    expect(screen.queryByText(announced)).toBeNull()
  })

  test('from a fifth weekday says that months without one are skipped; the last is a choice of its own', async () => {
    const { user } = await open()
    const day = await screen.findByLabelText('First payment on')
    await user.clear(day)
    await user.type(day, '2027-01-29')
    const fifth = 'Every month on the fifth Friday, skipping months without one'
    expect(await screen.findByRole('option', { name: fifth })).toBeTruthy()
    expect(screen.getByRole('option', { name: 'Every month on the last Friday' })).toBeTruthy()
  })

  test('of a series is sent with what was seen, and leads to it', async () => {
    const { user, sent } = await open()
    await user.type(await screen.findByLabelText('Name of the series'), 'Braces')
    await user.selectOptions(screen.getByLabelText('How often'), 'Every week on Friday')
    await user.clear(screen.getByLabelText('Number of payments'))
    await user.type(screen.getByLabelText('Number of payments'), '6')
    await user.click(await button('Schedule 6 payments'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Braces' })).toBeTruthy()
    expect(sent.filter(({ what }) => what === create).map(({ body }) => body)).toEqual([
      {
        expenseId,
        version: 3,
        name: 'Braces',
        total: 142_50,
        frequency: 'weekly',
        startsOn: '2026-11-20',
        interval: 1,
        end: { by: 'count', count: 6 },
        bankAccountId: accountId,
      },
    ])
  })

  test('of one payment has neither a name nor an end', async () => {
    const { user, sent } = await open({ [create]: () => ({ series: null }) })
    await user.selectOptions(await screen.findByLabelText('How often'), 'Once')
    expect(screen.queryByLabelText('Name of the series')).toBeNull()
    expect(screen.queryByLabelText('Number of payments')).toBeNull()
    await user.click(await button('Schedule the payment'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Scheduled Payments' })).toBeTruthy()
    expect(sent.find(({ what }) => what === create)?.body).toMatchObject({ frequency: 'once', end: null, name: null })
  })

  test('by a date asks for the day on which it ends', async () => {
    const { user, sent } = await open()
    await user.click(await screen.findByRole('radio', { name: 'On a date' }))
    await user.type(screen.getByLabelText('Last payment on or before'), '2027-02-01')
    await waitFor(() =>
      expect(sent.filter(({ what }) => what === previews).at(-1)?.body).toMatchObject({
        end: { by: 'date', on: '2027-02-01' },
      }),
    )
  })
})

describe('what is wrong', () => {
  test('in what is typed is said at each field, and nothing is sent', async () => {
    const { user, sent } = await open()
    await user.clear(await screen.findByLabelText('Total amount'))
    await user.clear(screen.getByLabelText('Number of payments'))
    await user.type(screen.getByLabelText('Number of payments'), '0')
    await user.click(await button('Schedule the payments'))
    expect(await screen.findAllByText('This field is required')).toHaveLength(2)
    expect(screen.getByText('Recurring series must allow at least one occurrence')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Total amount'))
    expect(sent.some(({ what }) => what === create)).toBe(false)
  })

  test('with the plan is said by the preview, before anybody presses', async () => {
    const problem = { field: 'end', code: 'overPlan' } as const
    const { user, sent } = await open({ [previews]: () => preview(3, { left: 2, problems: [problem] }) })
    const text = /Your plan has fewer payments left than this. Adjust the count or the end date/
    expect(await screen.findByText('Your plan has 2 scheduled payments left.')).toBeTruthy()
    // A form that nobody has touched shows no error.
    expect(screen.queryByText(text)).toBeNull()
    const count = screen.getByLabelText('Number of payments')
    await user.clear(count)
    await user.type(count, '4')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByText('Your plan has 2 scheduled payments left.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe('/app/account/plan')
    expect(sent.some(({ what }) => what === create)).toBe(false)
  })

  test('with a plan that has nothing left is said before anything is typed, with the way to the plan', async () => {
    await open({ [previews]: () => preview(3, { left: 0, problems: [{ field: 'end', code: 'overPlan' }] }) })
    expect(await screen.findByText('Your plan has no scheduled payments left')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See your plan' })).toBeTruthy()
  })

  test('by the server is put at its field, and what was typed stays', async () => {
    const problem = { field: 'total', text: 'This is more than what is still owed.', code: 'moreThanOwed' }
    const { user } = await open({ [create]: () => refusal(400, 'invalid', { validationErrors: [problem] }) })
    await user.type(await screen.findByLabelText('Name of the series'), 'Braces')
    await user.click(await button('Schedule 3 payments'))
    expect(await screen.findByText('This is more than what is still owed.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Name of the series').value).toBe('Braces')
  })

  test('with everything is said beside the button', async () => {
    const { user } = await open({ [create]: () => refusal(409, 'changedSinceSeen') })
    await user.type(await screen.findByLabelText('Name of the series'), 'Braces')
    await user.click(await button('Schedule 3 payments'))
    expect(await screen.findByText('Nothing was scheduled')).toBeTruthy()
  })
})

test.each<[string, object, Parameters<typeof open>[1], string]>([
  [
    'who is owed',
    { [`GET /pub/v1/expenses/${expenseId}`]: () => unpaid('creator') },
    { person: 'creator' },
    'Only the parent who owes this expense can schedule payments for it.',
  ],
  [
    'who looks on',
    { [`GET /pub/v1/expenses/${expenseId}`]: () => unpaid('viewing') },
    { person: 'viewing' },
    'Only the parent who owes this expense can schedule payments for it.',
  ],
  [
    'an expense with nothing left',
    {
      [`GET /pub/v1/expenses/${expenseId}`]: () => ({
        ...unpaid('other'),
        facts: { ...unpaid('other').facts, scheduled: 142_50 },
      }),
    },
    {},
    'There is nothing to schedule for this expense right now',
  ],
  [
    'a country that is not served',
    { 'GET /pub/v1/payments/limits': () => ({ ...sendingEligibility, served: false }) },
    {},
    'Bank transfers are not available where your family lives',
  ],
  [
    'an account that is not ready',
    { 'GET /pub/v1/payments/limits': () => ({ ...sendingEligibility, canSend: false }) },
    {},
    'Your payment account is not ready',
  ],
  [
    'no bank account',
    { 'GET /pub/v1/payments/limits': () => ({ ...sendingEligibility, accounts: [] }) },
    {},
    'Your payment account is not ready',
  ],
  [
    'another parent who cannot receive',
    { 'GET /pub/v1/payments/limits': () => ({ ...sendingEligibility, otherCanReceive: false }) },
    {},
    'Sam cannot receive bank transfers yet',
  ],
])('%s: says why and what to do', async (_, change, options, title) => {
  await open(change as Parameters<typeof openApp>[1], options)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Schedule/ })).toBeNull()
})
