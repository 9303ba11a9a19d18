import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { childRoutes } from '#contract/children/children.ts'
import { family } from '#tests/support/dom/family.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'

test('each request names the family that the page shows', async () => {
  const { app } = await openApp('/app/expenses', { 'GET /pub/v1/children': () => ({ items: [] }) })
  await screen.findByRole('main')
  const { fetch } = globalThis
  const named: (string | null)[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    named.push(request.headers.get('ofw-family-id'))
    return fetch(request)
  })
  await app.client.call(childRoutes.list, {})
  expect(named).toEqual([family('dana').id])
})
