import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { account } from './fixtures.ts'

const elsewhere = (last: number, since: string) => ({
  id: `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`,
  device: { browser: 'firefox', system: 'linux' },
  since,
  lastUsedAt: since,
  current: false,
})
// The account lives in New York, where the third began the evening before.
const sessions = [
  ...account.sessions,
  elsewhere(2, '2026-11-19T15:00:00.000Z'),
  elsewhere(3, '2026-11-19T16:00:00.000Z'),
  elsewhere(4, '2026-11-19T01:00:00.000Z'),
]

const open = async (answers: Parameters<typeof openApp>[1] = {}) => {
  const opened = await openApp('/app/account/security', {
    'GET /pub/v1/me': () => ({ ...account, sessions }),
    ...answers,
  })
  await screen.findByText('This device')
  return opened
}

test('sessions of one kind of device and one day are one line with their number; other days stand apart', async () => {
  await open()
  const group = screen.getByText('Signed in 2 times on Nov 19, 2026').closest('details')
  if (!group) throw new Error('no group')
  expect(group.open).toBe(false)
  expect(within(group).getAllByText('Firefox on Linux')[0]?.closest('summary')).toBeTruthy()
  expect(within(group).getAllByText(/^since Nov 19/)).toHaveLength(2)
  expect(screen.getAllByText(/^since Nov 18/)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Sign out everywhere else' })).toBeTruthy()
})

test('each session of a folded line can be ended alone', async () => {
  const end = 'DELETE /pub/v1/me/sessions/00000000-0000-4000-8000-000000000003'
  const { user, sent } = await open({ [end]: () => new Response(null, { status: 204 }) })
  await user.click(screen.getByText('Signed in 2 times on Nov 19, 2026'))
  await user.click(screen.getByRole('button', { name: /since Nov 19, 11:00\sAM EST$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out this device?' }))
  await user.click(dialog.getByRole('button', { name: 'Sign out' }))
  await vi.waitFor(() => expect(sent.filter(({ what }) => what === end)).toHaveLength(1))
})
