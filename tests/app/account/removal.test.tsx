import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openApp, totals } from '#tests/support/dom/open-app.tsx'
import { account } from './fixtures.ts'

/** Answers with a removal that waits until it is stopped. */
const waitingRemoval = () => {
  let waiting: object | null = { askedAt: '2026-11-20T14:00:00.000Z', dueAt: '2026-11-23T14:00:00.000Z' }
  return {
    'GET /pub/v1/me/second-step/removal': () => ({ waiting }),
    'DELETE /pub/v1/me/second-step/removal': () => {
      waiting = null
      return new Response(null, { status: 204 })
    },
  }
}
const stopRemoval = async (user: UserEvent) => {
  const banner = within(await screen.findByRole('alert'))
  expect(banner.getByText(/^Your second step will be removed on .*23/)).toBeTruthy()
  await user.click(banner.getByRole('button', { name: 'Keep my second step' }))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
}

test('a removal that somebody asked for is said at Security, and stopped at a press', async () => {
  const { user } = await openApp('/app/account/security', {
    'GET /pub/v1/me': () => ({
      ...account,
      secondStep: { since: '2026-11-01T14:00:00.000Z', codesLeft: 10, app: true },
    }),
    ...waitingRemoval(),
  })
  await stopRemoval(user)
})

const nothing = { count: 0, items: [], support: [] }
const homeWith = (account: object) => () => ({ you: nothing, others: nothing, totals, account })
const told = { removal: false, email: false }

test('a removal that waits is said on Home, and stopped there', async () => {
  const { user, sent } = await openApp('/app/home', {
    'GET /pub/v1/me': () => account,
    'GET /pub/v1/home': homeWith({ ...told, removal: true }),
    ...waitingRemoval(),
  })
  await stopRemoval(user)
  expect(sent.map(({ what }) => what)).toContain('DELETE /pub/v1/me/second-step/removal')
})

test('another address that waits is said on Home, and stopped there', async () => {
  const change = { status: 'newConfirmed', email: 'dana@elsewhere.example', expiresAt: '2026-11-23T14:00:00.000Z' }
  let pending: object | null = change
  const { user } = await openApp('/app/home', {
    'GET /pub/v1/me': () => account,
    'GET /pub/v1/home': homeWith({ ...told, email: true }),
    'GET /pub/v1/me/email': () => ({ pending }),
    'DELETE /pub/v1/me/email': () => {
      pending = null
      return new Response(null, { status: 204 })
    },
  })
  const banner = within(await screen.findByRole('alert'))
  expect(banner.getByText('Someone asked for your emails to go to dana@elsewhere.example')).toBeTruthy()
  await user.click(banner.getByRole('button', { name: 'Stop the change' }))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('whose account stays as it is asks for nothing more on Home', async () => {
  const { sent } = await openApp('/app/home', { 'GET /pub/v1/home': homeWith(told) })
  await screen.findByRole('heading', { level: 1 })
  const asked = sent.map(({ what }) => what)
  expect(asked).toContain('GET /pub/v1/home')
  expect(asked.filter((what) => /removal|me\/email/.test(what))).toEqual([])
})
