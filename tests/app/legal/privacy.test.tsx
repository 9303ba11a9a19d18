import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'

test.each([
  ['en-US', /Only a language you chose on the sign-in page stays/, /random name for itself, which goes to our server/],
  ['en-GB', /colours, and what you have started to type; signing out removes all of it/, /random name for itself/],
  ['es-MX', /Solo se queda el idioma que elegiste/, /nombre al azar, que llega a nuestro servidor/],
])(
  'in %s the privacy page says what stays in a browser, and which id goes with each request',
  async (locale, ...texts) => {
    localStorage.setItem('locale', locale)
    await openApp('/app/privacy', { 'GET /ofw/appv2/localstorage.json': () => refusal(401, 'unauthenticated') })
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy()
  },
)
