import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { account } from './fixtures.ts'

const list = 'GET /pub/v1/me/sign-ins'
const title = 'Sign-ins in the last 12 months'
const signIn = {
  id: '00000000-0000-4000-8000-000000000101',
  at: '2026-11-20T14:00:00.000Z',
  device: { browser: 'firefox', system: 'windows' },
  newDevice: true,
  first: 'password',
  second: 'code',
}
const unknown = { ...signIn, id: '00000000-0000-4000-8000-000000000102', device: null, newDevice: false, second: null }

const openCard = (answers: Answers) => openApp('/app/account/security', { 'GET /pub/v1/me': () => account, ...answers })

test('each sign-in says when it was, on which kind of device and by which steps', async () => {
  await openCard({ [list]: () => ({ items: [signIn, unknown], next: null }) })
  const lines = within(await screen.findByRole('list', { name: title })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Firefox on Windows.*9:00 AM.*Password and code from the appNew device$/),
    expect.stringMatching(/^Unknown device.*Password$/),
  ])
})

test('earlier ones are shown on request', async () => {
  const pages = [
    { items: [signIn], next: signIn.id },
    { items: [unknown], next: null },
  ]
  const { user } = await openCard({ [list]: () => pages.shift() })
  await user.click(await screen.findByRole('button', { name: 'Show earlier ones' }))
  expect(await screen.findByText('Unknown device')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull()
})

test('a list that cannot be loaded can be tried again', async () => {
  const answers = [refusal(403, 'notAllowed')]
  const { user } = await openCard({ [list]: () => answers.shift() ?? { items: [signIn], next: null } })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Firefox on Windows')).toBeTruthy()
})

test('a session says on which kind of device it began', async () => {
  await openCard({})
  expect(await screen.findByText('Chrome on Windows')).toBeTruthy()
})
