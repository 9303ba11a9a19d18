import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FileDto } from '#contract/files/files.ts'
import { expenseId, sam } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { type Answers, busyAtFirst, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { account } from '../account/fixtures.ts'
import { item } from '../expenses/fixtures.ts'

/** Returns the requests to one route; all repeats of one change carry the same key. */
const repeats = ({ sent }: Awaited<ReturnType<typeof openApp>>, what: string) => {
  const own = sent.filter((one) => one.what === what)
  return { times: own.length, keys: new Set(own.map(({ key }) => key)).size }
}
const texts = messagesIn().expenses.details.receipts
const threeTimes = { times: 3, keys: 1 }
const done = () => new Response(null, { status: 204 })

test('a message to us', async () => {
  const send = 'POST /pub/v1/contact'
  const opened = await openApp('/app/contact', {
    'GET /ofw/appv2/localstorage.json': () => refusal(401, 'unauthenticated'),
    [send]: busyAtFirst(done),
  })
  await opened.user.selectOptions(await screen.findByLabelText('Reason'), 'Billing')
  await opened.user.type(screen.getByLabelText('Message'), 'Where is it?')
  await opened.user.type(screen.getByLabelText('Your email address'), 'dana@example.com')
  await opened.user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/^We have received your message/)).toBeTruthy()
  expect(repeats(opened, send)).toEqual(threeTimes)
})

test('a new password', async () => {
  const change = 'POST /pub/v1/me/password'
  const opened = await openApp('/app/account/security', {
    'GET /pub/v1/me': () => account,
    [change]: busyAtFirst(() => ({ ended: 0 })),
  })
  await opened.user.type(await screen.findByLabelText('Current password'), 'Old-lamps-123')
  await opened.user.type(screen.getByLabelText('New password'), 'Seven-quiet-lamps-2')
  await opened.user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Your password was changed')).toBeTruthy()
  expect(repeats(opened, change)).toEqual(threeTimes)
})

const receipt: FileDto = {
  id: '00000000-0000-4000-8000-000000009001',
  name: '1.png',
  type: 'image/png',
  bytes: 5,
  sha256: 'x',
  addedBy: sam,
  addedAt: '2026-11-20T10:00:00.000Z',
}
const expense = item('open', 'other', { receipts: [receipt] })
const openPath = `POST /pub/v1/expenses/${expenseId}/open`
const onExpense = (answers: Answers) =>
  openApp(`/app/expenses/${expenseId}`, {
    [openPath]: () => expense,
    [`GET /pub/v1/expenses/${expenseId}`]: () => expense,
    ...answers,
  })

test('an expense that is opened', async () => {
  const opened = await onExpense({ [openPath]: busyAtFirst(() => expense) })
  expect(await screen.findByRole('button', { name: 'Record verified' })).toBeTruthy()
  expect(repeats(opened, openPath)).toEqual(threeTimes)
})

test('a proof', async () => {
  const proof = `GET /pub/v1/history/${expenseId}/proof`
  const opened = await onExpense({ [proof]: busyAtFirst(() => refusal(503, 'notSignedYet')) })
  await opened.user.click(await screen.findByRole('button', { name: 'Record verified' }))
  await opened.user.click(await screen.findByRole('link', { name: 'Download signed proof (JSON)' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Refused: notSignedYet.')
  expect(repeats(opened, proof).times).toBe(3)
})

test('the reason why a picture did not come', async () => {
  const content = `GET /pub/v1/files/${receipt.id}/content`
  const opened = await onExpense({ [content]: busyAtFirst(() => refusal(404, 'notFound')) })
  const [picture] = await screen.findAllByRole('link', { name: texts.open({ file: '1.png' }) })
  if (picture) await opened.user.click(picture)
  fireEvent.error(await screen.findByRole('img', { name: '1.png' }))
  expect(await screen.findByText('You do not have access to 1.png')).toBeTruthy()
  await waitFor(() => expect(repeats(opened, content).times).toBe(3))
})
