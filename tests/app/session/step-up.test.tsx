import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { item } from '#tests/app/expenses/fixtures.ts'
import { sendingEligibility } from '#tests/app/expenses/sending.fixtures.ts'
import { expenseId } from '#tests/support/dom/family.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'

const events = `POST /pub/v1/expenses/${expenseId}/events`
const confirm = 'POST /pub/v1/me/password/confirm'
const announced = 'This is more than you usually send in a day, so we will ask for your password.'

/** Sends a transfer of which the server says that it needs the password, until `given` is true. */
const sending = async (answers: Answers = {}, withoutPassword: number | null = 100_00) => {
  let given = false
  const unpaid = item('approved.unpaid', 'other')
  const app = await openApp(`/app/expenses/${expenseId}`, {
    [`POST /pub/v1/expenses/${expenseId}/open`]: () => unpaid,
    [`GET /pub/v1/expenses/${expenseId}`]: () => unpaid,
    'GET /pub/v1/payments/limits': () => ({ ...sendingEligibility, withoutPassword }),
    [events]: () => (given ? item('approved.paymentInProcess', 'other') : refusal(403, 'passwordNeeded')),
    [confirm]: () => {
      given = true
      return new Response(null, { status: 204 })
    },
    ...answers,
  })
  const { user, sent } = app
  await user.click(await screen.findByRole('button', { name: 'Pay by bank transfer' }))
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  const review = await screen.findByRole('dialog', { name: /^Send / })
  const send = () => user.click(within(review).getByRole('button', { name: /^Send / }))
  const keysOf = (what: string) => sent.filter((one) => one.what === what).map(({ key }) => key)
  return { ...app, review, send, keysOf }
}
const dialog = () => screen.findByRole('dialog', { name: 'Enter your password' })
const give = async (user: Awaited<ReturnType<typeof sending>>['user'], password: string) => {
  const opened = within(await dialog())
  const field = opened.getByLabelText('Password')
  await user.clear(field)
  if (password) await user.type(field, password)
  await user.click(opened.getByRole('button', { name: 'Continue' }))
}

test('an unusual sum is announced, asks for the password, and is sent with the same key', async () => {
  const { user, review, send, sent, keysOf } = await sending()
  expect(review.textContent).toContain(announced)
  await send()
  const field = within(await dialog()).getByLabelText('Password')
  expect(field.getAttribute('autocomplete')).toBe('current-password')
  expect(field.getAttribute('type')).toBe('password')
  await give(user, 'Correct-horse-7')
  await vi.waitFor(() => expect(keysOf(events)).toHaveLength(2))
  expect(new Set(keysOf(events)).size).toBe(1)
  expect(sent.find(({ what }) => what === confirm)?.body).toEqual({ password: 'Correct-horse-7' })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  ['a usual sum', 5_000_00],
  ['a password given just before', null],
])('%s is not announced', async (_, withoutPassword) => {
  const { review } = await sending({}, withoutPassword)
  expect(review.textContent).not.toContain(announced)
})

test('closing it sends nothing: the review stays with what was refused', async () => {
  const { user, review, send, keysOf } = await sending()
  await send()
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(await within(review).findByText('Refused: passwordNeeded.')).toBeTruthy()
  expect(keysOf(events)).toHaveLength(1)
  // It can be tried again, with the same dialog.
  await send()
  await dialog()
})

test('a wrong password stands at its field, and too many attempts say how long', async () => {
  const problem = { field: 'password', code: 'wrongPassword', text: 'This is not your current password.' }
  const answers = [
    refusal(400, 'invalid', { validationErrors: [problem] }),
    new Response(refusal(429, 'rateLimited').body, {
      status: 429,
      headers: { 'content-type': 'application/json', 'retry-after': '125' },
    }),
  ]
  const { user, send, keysOf } = await sending({ [confirm]: () => answers.shift() })
  await send()
  await give(user, '')
  expect(await screen.findByText('This field is required')).toBeTruthy()
  expect(keysOf(confirm)).toEqual([])
  await give(user, 'Wrong-horse-8')
  expect(await screen.findByText(problem.text)).toBeTruthy()
  await give(user, 'Wrong-horse-9')
  expect(await screen.findByText('Too many attempts. Try again in 2 minutes 5 seconds.')).toBeTruthy()
  expect(keysOf(events)).toHaveLength(1)
})

test('what the browser does alone asks first, and is told when the password is not given', async () => {
  const stepUp = 'GET /pub/v1/me/step-up'
  let given = false
  const { app, user } = await sending({
    [stepUp]: () => (given ? new Response(null, { status: 204 }) : refusal(403, 'passwordNeeded')),
    [confirm]: () => {
      given = true
      return new Response(null, { status: 204 })
    },
  })
  const first = app.client.stepUp().then(
    () => 'given',
    () => 'not given',
  )
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(await first).toBe('not given')
  const second = app.client.stepUp()
  await give(user, 'Correct-horse-7')
  await second
})
