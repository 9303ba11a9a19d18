import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '#tests/support/dom/open-app.tsx'

let goElsewhere = () => {}

// The two run in this order, on one page.
test('an app goes where it is sent', async () => {
  const { app } = await openApp('/app/history', {})
  await screen.findByRole('heading', { level: 1, name: 'History' })
  goElsewhere = () => app.history.push('/expenses')
  app.history.push('/app/notices')
  expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeTruthy()
})

test('the app of a test that ended takes nobody along', async () => {
  const { app } = await openApp('/app/history', {})
  await screen.findByRole('heading', { level: 1, name: 'History' })
  goElsewhere()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect([location.pathname, app.history.location.pathname]).toEqual(['/app/history', '/app/history'])
})
