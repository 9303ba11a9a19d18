import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'

test.each(['en-US', 'en-GB', 'es-MX'])(
  'in %s the page about us names the source of holidays and its licence',
  async (locale) => {
    localStorage.setItem('locale', locale)
    await openApp('/app/about', { 'GET /ofw/appv2/localstorage.json': () => refusal(401, 'unauthenticated') })
    const said = await screen.findByText(/date-holidays/)
    expect(said.textContent).toMatch(/CC BY-SA 3\.0/)
  },
)
