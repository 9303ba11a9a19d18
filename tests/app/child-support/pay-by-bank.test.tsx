import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { SupportOrderDto } from '#contract/child-support/child-support.ts'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { type Answers, commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { payment } from '../expenses/fixtures.ts'
import { savings, sendingEligibility } from '../expenses/sending.fixtures.ts'
import { ledger, november, october, order, overviewOf, root } from './fixtures.ts'

const events = `POST /pub/v1/support-orders/${root}/events`

/** Opens Dana's dialog for paying child support, with this change to her eligibility. */
const paying = async (
  change: Partial<SendingEligibilityDto> = {},
  answers: Answers = {},
  own: Partial<SupportOrderDto> = {},
  options: object = {},
) => {
  const app = await openApp(
    '/app/expenses/childSupport',
    {
      'GET /pub/v1/support-orders': () => overviewOf([ledger('other', { orders: [order('other', own)] })]),
      [`GET /pub/v1/support-orders/${root}/dues`]: () => ({ items: [november, october], next: null }),
      [`GET /pub/v1/support-orders/${root}/payments`]: () => ({ items: [], next: null }),
      'GET /pub/v1/payments/limits': () => ({ ...sendingEligibility, ...change }),
      [events]: () => order('other'),
      ...answers,
    },
    { person: 'other', ...options },
  )
  await app.user.click(await screen.findByRole('button', { name: 'Pay' }))
  await screen.findByRole('dialog')
  return app
}
const buttonOf = (name: string | RegExp) => screen.findByRole('button', { name })
const amountField = () => screen.findByLabelText<HTMLInputElement>('Amount')

test('a part goes by bank: from which account, for which due, all of it once more in words, then it is sent', async () => {
  const { sent, user } = await paying()
  const amount = await amountField()
  expect(amount.value).toBe('160.00')
  await user.clear(amount)
  await user.type(amount, '50')
  await user.selectOptions(screen.getByLabelText('From'), 'Savings, ending in 4321')
  await user.selectOptions(await screen.findByLabelText('Which payment is it for?'), 'Due Nov 1, 2026, $100.00 unpaid')
  await user.click(await buttonOf('Continue'))
  const review = await screen.findByRole('dialog', { name: 'Send $50.00 to Sam?' })
  for (const text of [
    'Savings, ending in 4321',
    'Sam’s preferred account',
    'Nov 1, 2026',
    'Nov 23 to Nov 24',
    '$110.00',
  ])
    expect(review.textContent).toContain(text)
  expect(commandsIn(sent)).toEqual([])
  await user.click(await buttonOf('Send $50.00'))
  await waitFor(() =>
    expect(commandsIn(sent).map(({ body }) => body)).toEqual([
      {
        type: 'supportOrder.pay',
        version: 2,
        amount: 50_00,
        method: 'bank',
        bankAccountId: savings,
        note: null,
        dues: [{ id: november.id, amount: 50_00 }],
      },
    ]),
  )
  expect(await screen.findByText('Payment sent. Sam has nothing to confirm.')).toBeTruthy()
})

test('more than is due may be sent: nothing is left then', async () => {
  const { user } = await paying()
  const amount = await amountField()
  await user.clear(amount)
  await user.type(amount, '200')
  await user.click(await buttonOf('Continue'))
  const review = await screen.findByRole('dialog', { name: 'Send $200.00 to Sam?' })
  expect(review.textContent).toContain('Left to pay after this$0.00')
})

test('once the order has ended, no more than is open', async () => {
  const { sent, user } = await paying({}, {}, { status: 'ended', to: '2026-11-10' })
  const amount = await amountField()
  await user.clear(amount)
  await user.type(amount, '160.01')
  await user.click(await buttonOf('Continue'))
  expect(await screen.findByText('Only $160.00 is still owed.')).toBeTruthy()
  expect(commandsIn(sent)).toEqual([])
})

test('what was typed goes along to the other way and back', async () => {
  const { user } = await paying()
  const amount = await amountField()
  await user.clear(amount)
  await user.type(amount, '50')
  await user.click(screen.getByRole('radio', { name: 'Check / Other' }))
  await user.type(await screen.findByLabelText(/Check number/), '77')
  expect((await amountField()).value).toBe('50')
  await user.click(screen.getByRole('radio', { name: 'Bank transfer' }))
  await user.click(screen.getByRole('radio', { name: 'Check / Other' }))
  expect(screen.getByLabelText<HTMLInputElement>(/Check number/).value).toBe('77')
})

describe('the server says no', () => {
  test('for the limit, which it counts under lock: the reason stands there, and what was typed too', async () => {
    const { user } = await paying({}, { [events]: () => refusal(409, 'sendingLimit') })
    await user.click(await buttonOf('Continue'))
    await user.click(await buttonOf('Send $160.00'))
    expect((await screen.findByRole('alert')).textContent).toContain('Refused: sendingLimit.')
    await user.click(await buttonOf('Change'))
    expect((await amountField()).value).toBe('160.00')
  })

  test('for an order that has changed meanwhile: it asks to look again', async () => {
    const { user } = await paying({}, { [events]: () => refusal(409, 'changedSinceSeen', { item: order('other') }) })
    await user.click(await buttonOf('Continue'))
    await user.click(await buttonOf('Send $160.00'))
    expect(await screen.findByText(/This changed since you opened it/)).toBeTruthy()
  })
})

describe('where nothing can be sent by bank', () => {
  test.each<[string, Partial<SendingEligibilityDto>, string]>([
    ['the account', { canSend: false, accounts: [] }, 'A bank transfer needs a payment account that is ready.'],
    ['the other parent', { otherCanReceive: false }, 'Sam cannot receive bank transfers yet'],
    ['the plan', { planLeft: 0 }, 'Your plan has no bank transfers left this month'],
  ])('for %s: it is paid from hand to hand, and the other way says why not', async (_, change, text) => {
    const { user } = await paying(change)
    expect(await buttonOf('Record payment')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Bank transfer' }))
    expect(within(await screen.findByRole('dialog')).getByRole('status').textContent).toContain(text)
  })

  test('outside the United States there is no choice to make', async () => {
    await paying({}, {}, {}, { change: { country: 'CA', currency: 'CAD', bankTransfers: false } })
    const dialog = await screen.findByRole('dialog', { name: 'Record a payment by Check / Other' })
    expect(within(dialog).queryByRole('radio', { name: 'Bank transfer' })).toBeNull()
  })
})

test('one that came back says why, and leads to the payment', async () => {
  const returned = payment('other', { method: 'bank', status: 'returned', returnCode: 'R01', number: null })
  const row = { payment: { ...returned, allocations: [], ledgerId: root }, paidOn: '2026-11-18' }
  const { user } = await paying(
    {},
    { [`GET /pub/v1/support-orders/${root}/payments`]: () => ({ items: [row], next: null }) },
  )
  await user.click(await screen.findByRole('radio', { name: 'Payments', hidden: true }))
  const table = await screen.findByRole('table', { name: 'Payments, latest first', hidden: true })
  expect(await within(table).findByText(/There was not enough money in the account/)).toBeTruthy()
  const link = within(table).getByRole('link', { name: 'Nov 18, 2026', hidden: true })
  expect(link.getAttribute('href')).toBe(`/app/expenses/payments/${payment('other').id}`)
})
