import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { account } from './fixtures.ts'

test('a removal that somebody asked for is said at Security, and stopped at a press', async () => {
  let waiting: object | null = { askedAt: '2026-11-20T14:00:00.000Z', dueAt: '2026-11-23T14:00:00.000Z' }
  const { user } = await openApp('/app/account/security', {
    'GET /pub/v1/me': () => ({
      ...account,
      secondStep: { since: '2026-11-01T14:00:00.000Z', codesLeft: 10, app: true },
    }),
    'GET /pub/v1/me/second-step/removal': () => ({ waiting }),
    'DELETE /pub/v1/me/second-step/removal': () => {
      waiting = null
      return new Response(null, { status: 204 })
    },
  })
  const banner = within(await screen.findByRole('alert'))
  expect(banner.getByText(/^Your second step will be removed on .*23/)).toBeTruthy()
  await user.click(banner.getByRole('button', { name: 'Keep my second step' }))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
