import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { expenseId } from '#tests/support/dom/family.ts'
import { type Answers, commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { item, payment } from './fixtures.ts'
import { savings, sendingEligibility } from './sending.fixtures.ts'

const address = `/app/expenses/${expenseId}`
const events = `POST /pub/v1/expenses/${expenseId}/events`
const unpaid = item('approved.unpaid', 'other')

/** Opens Dana's dialog for a payment, with this change to her eligibility. */
const paying = async (change: Partial<SendingEligibilityDto>, answers: Answers = {}, options: object = {}) => {
  const given = {
    [`POST /pub/v1/expenses/${expenseId}/open`]: () => unpaid,
    [`GET /pub/v1/expenses/${expenseId}`]: () => unpaid,
    'GET /pub/v1/payments/limits': () => ({ ...sendingEligibility, ...change }),
    ...answers,
  }
  const app = await openApp(address, given, options)
  await app.user.click(await screen.findByRole('button', { name: 'Pay by bank transfer' }))
  await screen.findByRole('dialog', { name: /Pay/ })
  return app
}
const buttonOf = (name: string | RegExp) => screen.findByRole('button', { name })

test('a part goes by bank: from which account, then all of it once more in words, then it is sent', async () => {
  const { sent, user } = await paying({}, { [events]: () => item('approved.paymentInProcess', 'other') })
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount')
  expect(amount.value).toBe('142.50')
  await user.clear(amount)
  await user.type(amount, '50')
  await user.selectOptions(screen.getByLabelText('From'), 'Savings, ending in 4321')
  await user.click(await buttonOf('Continue'))
  const review = await screen.findByRole('dialog', { name: 'Send $50.00 to Sam?' })
  for (const text of ['Savings, ending in 4321', 'Sam’s preferred account', 'Nov 23 to Nov 24', '$92.50'])
    expect(review.textContent).toContain(text)
  expect(commandsIn(sent)).toEqual([])
  await user.click(await buttonOf('Send $50.00'))
  await vi.waitFor(() =>
    expect(commandsIn(sent)).toMatchObject([
      { body: { type: 'expense.pay', version: 3, amount: 50_00, method: 'bank', bankAccountId: savings } },
    ]),
  )
})

test('one step back keeps what was typed', async () => {
  const { sent, user } = await paying({})
  const amount = await screen.findByLabelText('Amount')
  await user.clear(amount)
  await user.type(amount, '50')
  await user.click(await buttonOf('Continue'))
  await user.click(await buttonOf('Change'))
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('50')
  expect(commandsIn(sent)).toEqual([])
})

test.each([
  ['£50', 'Amounts are in your family’s currency. Enter just the number.'],
  ['50 GBP', 'Amounts are in your family’s currency. Enter just the number.'],
  ['12 50', 'Enter an amount such as 12.50. Use a point for cents.'],
])('%s in a family of dollars is refused with a sentence, and sends nothing', async (text, sentence) => {
  const { sent, user } = await paying({})
  const amount = await screen.findByLabelText('Amount')
  await user.clear(amount)
  await user.type(amount, text)
  await user.click(await buttonOf('Continue'))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(commandsIn(sent)).toEqual([])
})

describe('above what can be sent', () => {
  const low = { now: 100_00 }
  const sentence = 'You can send up to $100.00 in one transfer. Pay the rest in another one.'

  test('it says how much goes in one transfer, and sends nothing', async () => {
    const { sent, user } = await paying(low)
    const amount = await screen.findByLabelText<HTMLInputElement>('Amount')
    expect(amount.value).toBe('100.00')
    await user.clear(amount)
    await user.type(amount, '100.01')
    await user.click(await buttonOf('Continue'))
    expect((await screen.findByLabelText('Amount')).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(new RegExp(sentence.replace(/[$.]/g, '\\$&'))).length).toBeGreaterThan(0)
    expect(screen.queryByRole('dialog', { name: /^Send/ })).toBeNull()
    expect(commandsIn(sent)).toEqual([])
  })

  test('the server, which counts under lock, says no: nothing is lost, and it stays a question', async () => {
    const { user } = await paying({}, { [events]: () => refusal(409, 'sendingLimit') })
    await user.click(await buttonOf('Continue'))
    await user.click(await buttonOf('Send $142.50'))
    expect((await screen.findByRole('alert')).textContent).toContain('Refused: sendingLimit.')
    await user.click(await buttonOf('Change'))
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('142.50')
  })
})

describe('where nothing can be sent by bank', () => {
  const states: [string, Partial<SendingEligibilityDto>, string][] = [
    [
      'the account',
      { canSend: false, accounts: [] },
      'A bank transfer needs a payment account that is ready. You can pay by Check / Other now.',
    ],
    ['the other parent', { otherCanReceive: false }, 'Sam cannot receive bank transfers yet'],
    ['the plan', { planLeft: 0 }, 'Your plan has no bank transfers left this month'],
  ]
  test.each(states)('for %s: it says why not, and it is paid from hand to hand', async (_, change, text) => {
    const { user } = await paying(change)
    expect((await within(await screen.findByRole('dialog')).findByText(text)).closest('[role=status]')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Check / Other' }))
    expect(await screen.findByRole('button', { name: 'Record payment' })).toBeTruthy()
  })

  test('an account that is not set up leads to its questions, and from there back', async () => {
    await paying({ canSend: false })
    const link = await screen.findByRole('link', { name: 'Set up your account' })
    expect(link.getAttribute('href')).toBe(`/app/expenses/account/signUp?back=%2Fexpenses%2F${expenseId}`)
  })

  test('outside the United States there is no choice to make', async () => {
    const unpaid = item('approved.unpaid', 'other')
    const answers = { [`POST /pub/v1/expenses/${expenseId}/open`]: () => unpaid }
    const { user } = await openApp(address, answers, {
      change: { country: 'GB', currency: 'GBP', bankTransfers: false },
      locale: 'en-GB',
    })
    await user.click(await buttonOf('Pay by Cheque / Other'))
    expect(screen.queryByRole('button', { name: 'Pay by bank transfer' })).toBeNull()
    expect(await screen.findByRole('dialog', { name: 'Pay by Cheque / Other' })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: /Bank|Zelle/ })).toBeNull()
  })
})

test('one dialog opens, and a check can be recorded while the bank is asked', async () => {
  let tell: (eligibility: SendingEligibilityDto) => void = () => undefined
  const eligibility = new Promise<SendingEligibilityDto>((resolve) => {
    tell = resolve
  })
  const { user } = await paying({}, { 'GET /pub/v1/payments/limits': () => eligibility })
  const dialog = await screen.findByRole('dialog', { name: 'Pay Sam' })
  expect(within(dialog).getByRole('status').textContent).toBe('Checking what you can send by bank')
  await user.click(screen.getByRole('radio', { name: 'Check / Other' }))
  expect(await screen.findByLabelText(/Check number/)).toBeTruthy()
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.tagName).toBe('INPUT')
  tell(sendingEligibility)
  await user.click(screen.getByRole('radio', { name: 'Bank transfer' }))
  expect(await screen.findByLabelText('From')).toBeTruthy()
  await user.click(await buttonOf('Continue'))
  await screen.findByText('Should arrive')
  expect(screen.getAllByRole('dialog')).toEqual([dialog])
})

test('what could not be looked up can be asked for again', async () => {
  let answers = 0
  const { user } = await paying(
    {},
    { 'GET /pub/v1/payments/limits': () => (answers++ === 0 ? refusal(400, 'invalid') : sendingEligibility) },
  )
  await user.click(await buttonOf('Try again'))
  expect(await screen.findByLabelText('From')).toBeTruthy()
})

test('a transfer that failed says why, to both', async () => {
  const failed = payment('creator', { method: 'bank', status: 'failed', failure: 'balanceTooLow', number: null })
  const expense = item('approved.newPaymentNeeded', 'creator', { payments: [failed] })
  await openApp(address, { [`POST /pub/v1/expenses/${expenseId}/open`]: () => expense }, { person: 'creator' })
  expect(await screen.findByText('Account balance is too low.')).toBeTruthy()
})

test.each([
  ['creator', 'There was not enough money in the account. It concerns the account that pays.'],
  [
    'other',
    'There was not enough money in the account. It concerns the account that pays. Once the money is there, send a new payment.',
  ],
] as const)('one that came back says why to both, and to the one who pays what to do (%s)', async (person, text) => {
  const returned = payment(person, { method: 'bank', status: 'returned', returnCode: 'R01', number: null })
  const expense = item('approved.newPaymentNeeded', person, { payments: [returned] })
  await openApp(address, { [`POST /pub/v1/expenses/${expenseId}/open`]: () => expense }, { person })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('one that came back without a code says that nobody said why', async () => {
  const returned = payment('other', { method: 'bank', status: 'returned', returnCode: null, number: null })
  const expense = item('approved.newPaymentNeeded', 'other', { payments: [returned] })
  await openApp(address, { [`POST /pub/v1/expenses/${expenseId}/open`]: () => expense })
  expect(await screen.findByText('The bank sent it back and did not say why.')).toBeTruthy()
})
