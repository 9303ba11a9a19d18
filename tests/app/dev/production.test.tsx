import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { openInternal } from './internal.ts'

test.each(['/app/dev/machines', '/app/dev/machines/expense', '/app/dev/ui', '/app/dev/ui?frame=app'])(
  '%s is no page where the server has no internal pages',
  async (address) => {
    await openApp(address, {})
    expect(await screen.findByRole('heading', { name: 'Page Not Found (404)' })).toBeTruthy()
  },
)

test('nor is a chart that does not exist', async () => {
  await openInternal('/app/dev/machines/nothing')
  expect(await screen.findByRole('heading', { name: 'Page Not Found (404)' })).toBeTruthy()
})
