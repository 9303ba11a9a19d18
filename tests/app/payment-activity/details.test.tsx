import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PaymentDto, paymentStatuses } from '#contract/payments/payments.ts'
import { itemCodeOf } from '#domain/record/item-code.ts'
import { expenseId, type Person } from '#tests/support/dom/family.ts'
import { commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { payment, paymentId } from '../expenses/fixtures.ts'
import { entries, events, history, list, one, page } from './fixtures.ts'

const address = `/app/expenses/payments/${paymentId}`
const open = (person: Person, change: Partial<PaymentDto> = {}, answers: Parameters<typeof openApp>[1] = {}) => {
  const item = payment(person, change)
  return openApp(
    address,
    { [one]: () => item, [history]: () => entries(item), [list]: () => page([]), ...answers },
    { person },
  )
}
const buttons = () =>
  ['Confirm you received it', 'Not received', 'Stop payment', 'Void payment'].filter((name) =>
    screen.queryByRole('button', { name }),
  )

test('who receives it is asked, reads what it pays with the way there, and what is known of it', async () => {
  await open('creator', { note: 'In the mailbox' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment from Dana' })).toBeTruthy()
  expect(screen.getByText('Did you get the $40.00?')).toBeTruthy()
  expect(buttons()).toEqual(['Confirm you received it', 'Not received'])
  const paid = screen.getByRole('link', { name: 'Orthodontist, second visit' })
  expect(paid.getAttribute('href')).toBe(`/app/expenses/${expenseId}`)
  for (const text of ['1042', itemCodeOf(paymentId)]) expect(screen.getByText(text)).toBeTruthy()
  const rail = within(await screen.findByRole('list', { name: 'What happened' }))
  expect(rail.getByText(/Dana recorded \$40.00 by Check \/ Other/)).toBeTruthy()
  expect(rail.getByText('Nov 18, 12:24 PM EST')).toBeTruthy()
  expect(rail.getByText('once you confirm it')).toBeTruthy()
})

test('who paid reads whose word is waited for', async () => {
  await open('other')
  const rail = within(await screen.findByRole('list', { name: 'What happened' }))
  expect(rail.getByText('once Sam confirms it')).toBeTruthy()
})

test.each(paymentStatuses)(
  '%s: the buttons are what the chart allows to each, and to nobody who looks on',
  async (status) => {
    const bank = ['scheduled', 'pending', 'stopping', 'inProcess', 'paid', 'failed', 'returned', 'stopped'].includes(
      status,
    )
    const method = status === 'reimbursed' ? 'reimbursed' : bank ? 'bank' : 'check'
    await open('creator', { status, method })
    await screen.findByRole('heading', { level: 1, name: 'Payment from Dana' })
    const receivers: Record<string, string[]> = {
      unconfirmed: ['Confirm you received it', 'Not received'],
      confirmed: ['Void payment'],
      reimbursed: ['Void payment'],
    }
    expect(buttons()).toEqual(receivers[status] ?? [])
    expect(screen.getByRole('link', { name: 'Receipt' })).toBeTruthy()
  },
)

test('who paid may make it void with a reason, which is asked in words first', async () => {
  const done = payment('other', { status: 'void', version: 2, reason: 'Lost in the mail' })
  const { user, sent } = await open('other', {}, { [events]: () => done })
  await screen.findByRole('heading', { level: 1, name: 'Payment to Sam' })
  expect(buttons()).toEqual(['Void payment'])
  await user.click(screen.getByRole('button', { name: 'Void payment' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/cannot be undone/)).toBeTruthy()
  await user.type(dialog.getByLabelText('Reason'), 'Lost in the mail')
  await user.click(dialog.getByRole('button', { name: 'Void payment' }))
  expect(await screen.findByText('It was voided')).toBeTruthy()
  expect(commandsIn(sent).map(({ body }) => body)).toEqual([
    { type: 'payment.void', version: 1, amount: 40_00, reason: 'Lost in the mail' },
  ])
})

test('a planned payment reads as scheduled for its day and never as sent', async () => {
  const planned = { status: 'scheduled', method: 'bank', later: true, number: null, startOn: '2026-12-01' } as const
  await open('other', planned)
  expect(await screen.findByText('You scheduled $40.00 by bank transfer')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Goes out on Dec 1, 2026' })).toBeTruthy()
  expect(screen.getByText('Bank transfer · Dec 1, 2026')).toBeTruthy()
  expect(screen.queryByText(/You sent/)).toBeNull()
})

test('a transfer that waits is stopped only after a question', async () => {
  const change = { status: 'pending', method: 'bank', number: null } as const
  const { user, sent } = await open('other', change, {
    [events]: () => payment('other', { ...change, status: 'stopping', version: 2 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Stop payment' }))
  expect(commandsIn(sent)).toEqual([])
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop payment' }))
  expect(await screen.findByText(/It may be too late\. The bank decides\./)).toBeTruthy()
  expect(commandsIn(sent).map(({ body }) => body)).toEqual([{ type: 'payment.stop', version: 1, amount: 40_00 }])
})

test('two quick presses confirm it once', async () => {
  const { user, sent } = await open(
    'creator',
    {},
    {
      [events]: () => payment('creator', { status: 'confirmed', version: 2 }),
    },
  )
  await user.dblClick(await screen.findByRole('button', { name: 'Confirm you received it' }))
  expect(await screen.findByText('Sam received it. It counts as paid.')).toBeTruthy()
  expect(commandsIn(sent)).toHaveLength(1)
})

test('an answer to what has moved on says what it was, what it is, and that nothing was done', async () => {
  const now = payment('creator', { status: 'void', version: 2, reason: 'Wrong amount' })
  const { user } = await open('creator', {}, { [events]: () => refusal(409, 'notAllowedNow', { item: now }) })
  await user.click(await screen.findByRole('button', { name: 'Confirm you received it' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This payment changed while you were reading it')
  expect(alert.textContent).toContain('It is now: Void (it was: Unconfirmed). Nothing was confirmed.')
  expect(buttons()).toEqual([])
})

test('an answer that fails is said, and the button is there again; a reason that was typed is kept', async () => {
  const { user } = await open('creator', {}, { [events]: () => refusal(403, 'notAllowed') })
  await user.click(await screen.findByRole('button', { name: 'Confirm you received it' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Your confirmation was not sent')
  await user.click(screen.getByRole('button', { name: 'Not received' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason'), 'It never came')
  await user.click(dialog.getByRole('button', { name: 'Mark as not received' }))
  expect(await dialog.findByText('Refused: notAllowed.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Not received' }))
  expect(within(await screen.findByRole('dialog')).getByLabelText<HTMLTextAreaElement>('Reason').value).toBe(
    'It never came',
  )
})

test.each([
  ['other', true],
  ['creator', false],
] as const)(
  'why the bank sent it back is said to both; what there is to do only to who paid: %s',
  async (person, alert) => {
    await open(person, { status: 'returned', method: 'bank', number: null, returnCode: 'R01' })
    expect(await screen.findByText(/Bank code: R01/)).toBeTruthy()
    const why = await screen.findByText(/There was not enough money in the account/)
    expect(why.textContent.includes('send a new payment')).toBe(alert)
  },
)

test('why a transfer did not go through is said by whose account it was', async () => {
  await open('creator', { status: 'failed', method: 'bank', number: null, failure: 'accountCannotSend' })
  expect(await screen.findByText(/Dana’s account could not send money that day/)).toBeTruthy()
})

test('who looks on reads names and has no button but the receipt', async () => {
  await open('viewing')
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment from Dana to Sam' })).toBeTruthy()
  expect(buttons()).toEqual([])
  expect(screen.getByText('Sam has not confirmed it yet')).toBeTruthy()
})

test('one that is not there says so and leads back to all of them', async () => {
  await open('other', {}, { [one]: () => refusal(404, 'notFound') })
  expect(await screen.findByRole('heading', { level: 1, name: 'Entry Not Found' })).toBeTruthy()
  const ways = screen.getAllByRole('link', { name: 'Payment Activity' })
  expect(ways.map((way) => way.getAttribute('href'))).toContain('/app/expenses/payments')
})

test('the receipt names both, says what it pays and when that was so, and first that it is not confirmed', async () => {
  const { user } = await open('other', { note: 'In the mailbox' })
  await user.click(await screen.findByRole('link', { name: 'Receipt' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Evenhand · Payment record' })).toBeTruthy()
  expect(screen.getByText('Unconfirmed. Not confirmed. Sam Keller has not confirmed receiving it.')).toBeTruthy()
  for (const text of [
    'Dana Reyes',
    'Sam Keller',
    'Check / Other',
    '1042',
    'Nov 18, 2026, 12:24 PM EST',
    itemCodeOf(paymentId),
    'As of',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'What it pays' }))
  expect(table.getByText('Orthodontist, second visit')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
})

test.each([
  [false, 'No signed entry of this chain is known to be lost.'],
  [true, 'signed entries of this chain were lost'],
])('a record that was restored says so beside its mark, and whether something was lost: %s', async (lost, said) => {
  const restored = { at: '2026-11-19T03:10:00.000Z', lost }
  await open('creator', {}, { [history]: () => ({ ...entries(payment('creator')), restored }) })
  // It is the day in the family's zone.
  expect(await screen.findByText('Record verified, restored on Nov 18, 2026')).toBeTruthy()
  expect(screen.getByText(said, { exact: false })).toBeTruthy()
  expect(screen.queryByText('Record verified')).toBeNull()
})

test('a record that contradicts what was signed is not called verified, and its new steps say so', async () => {
  const item = payment('creator')
  const { entries: steps, ...known } = entries(item)
  await open(
    'creator',
    {},
    {
      [history]: () => ({
        ...known,
        entries: steps.map((step) => ({ ...step, notAnchored: true })),
        verified: false,
      }),
    },
  )
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByText('Record verified')).toBeNull()
  const rail = within(await screen.findByRole('list', { name: 'What happened' }))
  expect(rail.getByText('Nov 18, 12:24 PM EST · Not yet anchored')).toBeTruthy()
})

test.each([
  ['inProcess', 'Processing'],
  ['paid', 'Processed'],
] as const)('%s: its own page says %s', async (status, label) => {
  await open('other', { status, method: 'bank', number: null })
  const header = (await screen.findByRole('heading', { level: 1, name: 'Payment to Sam' })).closest('header')
  expect(within(header ?? document.body).getAllByText(new RegExp(`(^|· )${label}$`))).toHaveLength(1)
})

test('a network error is called that on its own page', async () => {
  await open('other', { status: 'failed', method: 'bank', number: null, failure: 'network' })
  expect(await screen.findByText(/Network error/)).toBeTruthy()
})
