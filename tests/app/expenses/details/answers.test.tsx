import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { expenseId } from '#tests/support/dom/family.ts'
import { type Answers, commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { item, payment, paymentId } from '../fixtures.ts'

const address = `/app/expenses/${expenseId}`
const open = `POST /pub/v1/expenses/${expenseId}/open`
const get = `GET /pub/v1/expenses/${expenseId}`
const events = `POST /pub/v1/expenses/${expenseId}/events`

const opened = async (expense: ExpenseDto, answers: Answers, person: 'creator' | 'other' = 'other') => {
  const app = await openApp(address, { [open]: () => expense, [get]: () => expense, ...answers }, { person })
  await screen.findByRole('heading', { level: 1, name: expense.name })
  return app
}
const buttonOf = (name: string) => screen.findByRole('button', { name })

test('an approval carries the version and the amount that were seen, and shows before the server has answered', async () => {
  let answer: (given: ExpenseDto) => void = () => {}
  const { sent, user } = await opened(item('open', 'other'), {
    [events]: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  await user.click(await buttonOf('Approve $142.50'))
  expect(await screen.findByRole('heading', { name: 'Pay $142.50' })).toBeTruthy()
  await vi.waitFor(() =>
    expect(commandsIn(sent)).toMatchObject([{ body: { type: 'expense.approve', version: 3, owed: 142_50 } }]),
  )
  answer(item('approved.unpaid', 'other', { version: 4 }))
  expect(await screen.findByText('Approved. You can now pay $142.50.')).toBeTruthy()
})

test('an approval that fails is taken back, and says that nothing was approved', async () => {
  const { user } = await opened(item('open', 'other'), { [events]: () => refusal(500, 'unexpected') })
  await user.click(await buttonOf('Approve $142.50'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your approval was not sent. Nothing was approved.')
  expect(await buttonOf('Decline')).toBeTruthy()
})

test('two quick presses on Approve send it once', async () => {
  const { sent, user } = await opened(item('open', 'other'), { [events]: () => item('approved.unpaid', 'other') })
  await user.dblClick(await buttonOf('Approve $142.50'))
  expect(await screen.findByText('Approved. You can now pay $142.50.')).toBeTruthy()
  expect(commandsIn(sent)).toHaveLength(1)
})

test('declining asks for a reason before it sends anything', async () => {
  const { sent, user } = await opened(item('open', 'other'), {
    [events]: () => item('declined', 'other', { version: 4, reason: 'Not agreed before.' }),
  })
  await user.click(await buttonOf('Decline'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await dialog.findByText('This field is required')).toBeTruthy()
  expect(commandsIn(sent)).toEqual([])
  await user.type(dialog.getByLabelText('Reason'), 'Not agreed before.')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByRole('heading', { name: 'You declined this expense' })).toBeTruthy()
  expect(commandsIn(sent)).toMatchObject([
    { body: { type: 'expense.decline', version: 3, reason: 'Not agreed before.' } },
  ])
})

test('refused because it changed: what it was, what it is, and what was typed is there again', async () => {
  const now = item('open', 'other', {
    version: 4,
    total: 300_00,
    facts: { ...item('open', 'other').facts, owed: 150_00 },
  })
  const { user } = await opened(item('open', 'other'), {
    [events]: () => refusal(409, 'changedSinceSeen', { item: now }),
  })
  await user.click(await buttonOf('Decline'))
  await user.type(await screen.findByLabelText('Reason'), 'Too much.')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Sam changed this expense while you were reading it')
  expect(alert.textContent).toContain(
    'Orthodontist, second visit is now $300.00 (it was $285.00). Nothing was declined. Take another look, then answer.',
  )
  expect(await screen.findByText('Approve or decline your share of $150.00')).toBeTruthy()
  await user.click(await buttonOf('See what changed'))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What happened' }))
  // For a moment after the change no answer is accepted.
  const decline = await buttonOf('Decline')
  await vi.waitFor(() => expect(decline.hasAttribute('disabled')).toBe(false), { timeout: 3000 })
  await vi.waitFor(() => user.click(decline), { timeout: 3000 })
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Reason')).value).toBe('Too much.')
})

test('a part is paid by check: at most what is left, and the amount as it was typed', async () => {
  const { sent, user } = await opened(item('approved.unpaid', 'other'), {
    [events]: () => item('approved.paymentUnconfirmed', 'other'),
  })
  await user.click(await buttonOf('Pay by Check / Other'))
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount')
  expect(amount.value).toBe('142.50')
  await user.clear(amount)
  await user.type(amount, '142.51')
  await user.click(await buttonOf('Record payment'))
  expect(await screen.findByText('Only $142.50 is left to pay.')).toBeTruthy()
  await user.clear(amount)
  await user.type(amount, '40')
  await user.type(screen.getByLabelText(/Check number/), '1042')
  await user.click(await buttonOf('Record payment'))
  await vi.waitFor(() =>
    expect(commandsIn(sent)).toMatchObject([
      { body: { type: 'expense.pay', version: 3, amount: 40_00, method: 'check', means: 'check', number: '1042' } },
    ]),
  )
})

test('the receiver confirms the check with the amount that was seen; the expense is read again', async () => {
  const confirmed = item('approved.partlyPaid', 'creator', {
    payments: [payment('creator', { status: 'confirmed', version: 2 })],
  })
  const answers = {
    [`POST /pub/v1/payments/${paymentId}/events`]: () => confirmed.payments[0],
    [get]: () => confirmed,
  }
  const { sent, user } = await opened(item('approved.paymentUnconfirmed', 'creator'), answers, 'creator')
  await user.click(await buttonOf('Confirm you received it'))
  expect(await screen.findByText('Confirmed. It counts as paid.')).toBeTruthy()
  expect(commandsIn(sent)).toMatchObject([{ body: { type: 'payment.confirm', version: 1, amount: 40_00 } }])
  expect(await buttonOf('Void payment')).toBeTruthy()
})

test('what is final is asked in words first: a withdrawal sends nothing until it is said twice', async () => {
  const { sent, user } = await opened(
    item('open', 'creator'),
    { [events]: () => item('withdrawn', 'creator') },
    'creator',
  )
  await user.click(await buttonOf('Withdraw'))
  expect((await screen.findByRole('dialog')).textContent).toContain('This cannot be undone.')
  expect(commandsIn(sent)).toEqual([])
  await user.click(await buttonOf('Withdraw it'))
  expect(await screen.findByRole('link', { name: 'Send it again' })).toBeTruthy()
})

test('a deletion that fails is called that, and says what is still there', async () => {
  const { user } = await opened(item('private', 'creator'), { [events]: () => refusal(500, 'unexpected') }, 'creator')
  await user.click(await buttonOf('Delete'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /Delete/ }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^Unable to deleteThe expense was not deleted. It is still there. Refused: unexpected/,
  )
})

test('a deleted expense leaves for the log', async () => {
  const { user } = await opened(item('private', 'creator'), { [events]: () => null }, 'creator')
  await user.click(await buttonOf('Delete'))
  await user.click(await buttonOf('Delete it'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Expense log' })).toBeTruthy()
})

test('an edit that is refused keeps the form and what was typed', async () => {
  const expense = item('open', 'creator')
  const now = item('receiptRequested', 'creator', { version: 4 })
  const { user } = await opened(expense, { [events]: () => refusal(409, 'changedSinceSeen', { item: now }) }, 'creator')
  await user.click(await buttonOf('Edit'))
  const name = await screen.findByLabelText<HTMLInputElement>('Expense name')
  await user.clear(name)
  await user.type(name, 'Braces')
  await user.click(await buttonOf('Save changes'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('It is now: Receipt Requested (it was: Created). Your changes were not saved.')
  expect(screen.getByLabelText<HTMLInputElement>('Expense name').value).toBe('Braces')
})

test('an expense that is not there says so, with a way out', async () => {
  await openApp(address, { [open]: () => refusal(404, 'notFound') })
  expect(await screen.findByRole('heading', { level: 1, name: 'Entry Not Found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the expense log' })).toBeTruthy()
})

test('an expense that could not be loaded is loaded by a press', async () => {
  let well = false
  const expense = item('open', 'other')
  const { user } = await openApp(address, { [open]: () => (well ? expense : refusal(422, 'invalid')) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { level: 1, name: 'Unable to View Entry' })).toBeTruthy()
  expect(screen.getByText('Refused: invalid.')).toBeTruthy()
  well = true
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: expense.name })).toBeTruthy()
})
