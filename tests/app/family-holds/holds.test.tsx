import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { account } from '../account/fixtures.ts'

const claim = 'POST /pub/v1/invitations/claim'
const token = 'n'.repeat(43)

const start = async (answer: () => unknown) => {
  const opened = await openApp(`/app/notMe#${token}`, { [claim]: answer })
  await screen.findByRole('heading', { name: 'Did someone else join as you?', level: 1 })
  return opened
}

test('another link that is opened in the same tab is the one that a press claims by', async () => {
  const { user, sent } = await start(() => refusal(404, 'notFound'))
  await user.click(screen.getByRole('button', { name: 'Someone else joined as me' }))
  expect(await screen.findByText('Nothing was changed')).toBeTruthy()
  const other = 'o'.repeat(43)
  location.hash = other
  await waitFor(() => expect(screen.queryByText('Nothing was changed')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Someone else joined as me' }))
  expect(sent.filter(({ what }) => what === claim).map(({ body }) => body)).toEqual([{ token }, { token: other }])
})

test('nothing is sent before a press; then it says what happens now', async () => {
  const { user, sent } = await start(() => new Response(null, { status: 204 }))
  expect(sent.filter(({ what }) => what === claim)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Someone else joined as me' }))
  expect(await screen.findByText('Thank you. The family is now read-only.')).toBeTruthy()
  expect(sent.filter(({ what }) => what === claim).map(({ body }) => body)).toEqual([{ token }])
})

test.each([
  [409, 'notAllowedNow', 'Nobody has joined as you. You can decline the invitation with the link in its email.'],
  [404, 'linkOver', 'Refused: linkOver.'],
] as const)('a refusal with %s %s says why', async (status, exception, text) => {
  const { user } = await start(() => refusal(status, exception))
  await user.click(screen.getByRole('button', { name: 'Someone else joined as me' }))
  expect(await screen.findByText('Nothing was changed')).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})

test.each(['', '#', '#short', `#${token}x`])(
  'a link that is not whole (%s) says so at once, and offers no press',
  async (hash) => {
    const { sent } = await openApp(`/app/notMe${hash}`, {})
    expect(await screen.findByText('Open the link in the email again')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Someone else joined as me' })).toBeNull()
    expect(sent.filter(({ what }) => what === claim)).toEqual([])
  },
)

test('a held family says on its pages that it can only be read', async () => {
  await openApp(
    '/app/account',
    { 'GET /pub/v1/me': () => account },
    { change: { heldSince: '2026-11-20T14:00:00.000Z' } },
  )
  expect(await screen.findByText('This family is read-only for now')).toBeTruthy()
})
