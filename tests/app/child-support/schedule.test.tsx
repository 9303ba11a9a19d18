import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { SupportOrderDto } from '#contract/child-support/child-support.ts'
import type { PaymentSeriesDto } from '#contract/payment-schedules/payment-schedules.ts'
import { family, type Person, people } from '#tests/support/dom/family.ts'
import { type Answers, commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { payment } from '../expenses/fixtures.ts'
import { accountId, preview, sendingEligibility, series, seriesId, single } from '../payment-schedules/fixtures.ts'
import { ledger, november, october, order, overviewOf, root } from './fixtures.ts'

const plans = `/pub/v1/support-orders/${root}/payment-series`
const create = `POST ${plans}`
const previews = `POST ${plans}/preview`
const overview = 'GET /pub/v1/support-orders'
const ofSupport = (change: Partial<PaymentSeriesDto> = {}): PaymentSeriesDto =>
  series('other', {
    expense: null,
    ledgerId: root,
    frequency: 'dueDays',
    name: 'Child support',
    waiting: 200_00,
    next: { on: '2027-01-01', at: '2027-01-01T14:00:00.000Z', amount: 100_00 },
    ...change,
  })
const open = (
  person: Person = 'other',
  own: Partial<SupportOrderDto> = {},
  answers: Answers = {},
  options: object = {},
) =>
  openApp(
    `/app/expenses/childSupport/schedule?ledger=${root}`,
    {
      [overview]: () => overviewOf([ledger(person, { orders: [order(person, own)] })]),
      'GET /pub/v1/payments/limits': () => sendingEligibility,
      [previews]: () => preview(6),
      [create]: () => Response.json({ series: ofSupport() }, { status: 201 }),
      [`GET /pub/v1/payment-series/${seriesId}`]: () => ofSupport(),
      ...answers,
    },
    { person, ...options },
  )
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string) => screen.findByLabelText<HTMLInputElement | HTMLSelectElement>(name)

test('the payer plans what the order says, on the days on which it falls due, and sees each day first', async () => {
  const { user, sent } = await open()
  expect((await field('Amount of each payment')).value).toBe('100.00')
  expect((await field('How often')).value).toBe('dueDays')
  expect((await field('First payment on')).value).toBe('2026-12-01')
  expect(screen.getByText(/The order says \$100\.00\./)).toBeTruthy()
  expect(await screen.findByText('6 payments, $60.00 in total')).toBeTruthy()
  await user.click(await button('Schedule 6 payments'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Child support' })).toBeTruthy()
  const days = { frequency: 'dueDays', startsOn: '2026-12-01', interval: 1, end: { by: 'count', count: 6 } }
  expect(sent.find(({ what }) => what === previews)?.body).toEqual({ seriesId: null, each: 100_00, ...days })
  expect(sent.filter(({ what }) => what === create).map(({ body }) => body)).toEqual([
    { version: 2, each: 100_00, name: 'Child support', bankAccountId: accountId, ...days },
  ])
})

test('what is planned already is said first, with its last day and the way to it', async () => {
  const running = ofSupport()
  const planned = ledger('other')
  await open(
    'other',
    {},
    {
      [overview]: () => overviewOf([{ ...planned, summary: { ...planned.summary, scheduled: 200_00 } }]),
      'GET /pub/v1/payment-series': () => ({ series: [running], single: [], left: null }),
    },
  )
  expect(running.payments.at(-1)?.on).toBe('2026-12-03')
  expect(await screen.findByText('Already planned until Dec 3, 2026')).toBeTruthy()
  const see = screen.getByRole('link', { name: 'See what is planned' })
  expect(see.getAttribute('href')).toBe(`/app/expenses/scheduled/${seriesId}`)
})

describe('what is wrong', () => {
  test('with the amount is said at it by the preview', async () => {
    const problem = { field: 'each', code: 'moreThanFallsDue' } as const
    const { user } = await open('other', {}, { [previews]: () => preview(6, { problems: [problem] }) })
    const text = 'That’s more than you’ll owe by Apr 30, 2027. Lower the amount or the number of payments.'
    expect(await screen.findByText('6 payments, $60.00 in total')).toBeTruthy()
    // A form that nobody has touched shows no error.
    expect(screen.queryByText(text)).toBeNull()
    const amount = await field('Amount of each payment')
    await user.clear(amount)
    await user.type(amount, '120')
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test('by the server is put at its field, and what was typed stays', async () => {
    const problem = { field: 'each', text: 'More than falls due.', code: 'moreThanFallsDue' }
    const { user } = await open(
      'other',
      {},
      { [create]: () => refusal(400, 'invalid', { validationErrors: [problem] }) },
    )
    await screen.findByText('6 payments, $60.00 in total')
    await user.click(await button('Schedule 6 payments'))
    expect(await screen.findByText('More than falls due.')).toBeTruthy()
    expect(document.activeElement).toBe(await field('Amount of each payment'))
  })

  test('with the order, which has changed, is said beside the button', async () => {
    const { user } = await open('other', {}, { [create]: () => refusal(409, 'changedSinceSeen') })
    await screen.findByText('6 payments, $60.00 in total')
    await user.click(await button('Schedule 6 payments'))
    expect(await screen.findByText('Nothing was scheduled')).toBeTruthy()
  })
})

test('once nothing falls due any more, what is open can be paid on a day', async () => {
  const ended = order('other', { status: 'ended', to: '2026-11-10' })
  const over = ledger('other', { orders: [ended], summary: { ...ledger('other').summary, next: null } })
  await open('other', {}, { [overview]: () => overviewOf([over]) })
  expect((await field('Amount of each payment')).value).toBe('160.00')
  expect((await field('How often')).value).toBe('once')
})

describe('where nothing can be scheduled it says why', () => {
  test.each<[string, Parameters<typeof open>, string]>([
    ['the receiver', ['creator'], 'Only the parent who pays child support can schedule it.'],
    ['who looks on', ['viewing'], 'Only the parent who pays child support can schedule it.'],
    ['one parent’s word', ['other', { status: 'recorded' }], 'There is no child support to schedule right now'],
    [
      'an account that is missing',
      ['other', {}, { 'GET /pub/v1/payments/limits': () => ({ ...sendingEligibility, canSend: false }) }],
      'Your payment account is not ready',
    ],
    [
      'the other parent’s account',
      ['other', {}, { 'GET /pub/v1/payments/limits': () => ({ ...sendingEligibility, otherCanReceive: false }) }],
      'Sam cannot receive bank transfers yet',
    ],
    [
      'a country without it',
      ['other', {}, {}, { change: { country: 'CA', currency: 'CAD', bankTransfers: false } }],
      'Bank transfers are not available where your family lives',
    ],
    [
      'a child',
      ['other', {}, {}, { change: { ...family(people.other.viewpoint), standing: 'child' } }],
      'Expenses are for parents',
    ],
  ])('%s', async (_, given, said) => {
    const { sent } = await open(...given)
    expect(await screen.findByText(said)).toBeTruthy()
    expect(sent.some(({ what }) => what === previews)).toBe(false)
  })
})

describe('the ledger', () => {
  const openLedger = (person: Person, change: object = {}) => {
    const own = ledger(person)
    return openApp(
      '/app/expenses/childSupport',
      {
        [overview]: () => overviewOf([{ ...own, summary: { ...own.summary, scheduled: 200_00 } }]),
        [`GET /pub/v1/support-orders/${root}/dues`]: () => ({ items: [november, october], next: null }),
        [`GET /pub/v1/support-orders/${root}/payments`]: () => ({ items: [], next: null }),
      },
      { person, change },
    )
  }
  const way = () => screen.queryByRole('link', { name: 'Pay later or in parts' })

  test('says what is scheduled, and leads who pays to a plan', async () => {
    await openLedger('other')
    expect(await screen.findByText('$200.00 scheduled by bank')).toBeTruthy()
    expect(way()?.getAttribute('href')).toContain(`/expenses/childSupport/schedule?ledger=${root}`)
  })

  test('not who receives it, and not where no bank is served', async () => {
    await openLedger('creator')
    await screen.findByRole('region', { name: 'Today' })
    expect(way()).toBeNull()
  })

  test('not where no bank is served', async () => {
    await openLedger('other', { country: 'CA', currency: 'CAD', bankTransfers: false })
    await button('Pay')
    expect(way()).toBeNull()
  })
})

describe('what is scheduled leads to the ledger', () => {
  const toLedger = `/app/expenses/childSupport?ledger=${root}`

  test('from the list', async () => {
    const alone = { ...single('other'), allocations: [], ledgerId: root }
    await openApp('/app/expenses/scheduled', {
      'GET /pub/v1/payment-series': () => ({ series: [ofSupport()], single: [alone], left: null }),
    })
    expect(await screen.findByText(/For child support · On each due date/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'For child support' }).getAttribute('href')).toBe(toLedger)
  })

  test('from the series', async () => {
    await openApp(`/app/expenses/scheduled/${seriesId}`, {
      [`GET /pub/v1/payment-series/${seriesId}`]: () => ofSupport(),
    })
    expect((await screen.findByRole('link', { name: 'Child support' })).getAttribute('href')).toBe(toLedger)
  })

  test('from one of its payments, which leads to its series, too', async () => {
    const item = { ...payment('other', { method: 'bank', later: true }), allocations: [], ledgerId: root, seriesId }
    await openApp(`/app/expenses/payments/${item.id}`, {
      [`GET /pub/v1/payments/${item.id}`]: () => item,
      [`GET /pub/v1/history/${item.id}`]: () => ({ entries: [], verified: true }),
    })
    expect((await screen.findByRole('link', { name: 'Child support' })).getAttribute('href')).toBe(toLedger)
    const way = screen.getByRole('link', { name: 'See the series' })
    expect(way.getAttribute('href')).toBe(`/app/expenses/scheduled/${seriesId}`)
  })
})

test('what waits is changed by so much each time, and stays a series', async () => {
  const { user, sent } = await openApp(`/app/expenses/scheduled/${seriesId}/edit`, {
    [overview]: () => overviewOf([ledger('other')]),
    'GET /pub/v1/payments/limits': () => sendingEligibility,
    [previews]: () => preview(2),
    [`GET /pub/v1/payment-series/${seriesId}`]: () => ofSupport(),
    [`POST /pub/v1/payment-series/${seriesId}/events`]: () => ofSupport({ version: 2, waiting: 160_00 }),
  })
  const amount = await field('Amount of each payment')
  expect(amount.value).toBe('100.00')
  expect(within(await field('How often')).queryByRole('option', { name: 'Once' })).toBeNull()
  await user.clear(amount)
  await user.type(amount, '80')
  await user.click(await button('Save changes'))
  await waitFor(() =>
    expect(commandsIn(sent).map(({ body }) => body)).toEqual([
      {
        type: 'paymentSeries.edit',
        version: 1,
        waiting: 200_00,
        each: 80_00,
        frequency: 'dueDays',
        name: 'Child support',
        bankAccountId: accountId,
        startsOn: '2027-01-01',
        interval: 1,
        end: { by: 'count', count: 2 },
      },
    ]),
  )
})
