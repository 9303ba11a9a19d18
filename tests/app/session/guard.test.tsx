import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { localStoragePopulated } from '#contract/session.ts'
import { type Answers, openApp } from '#tests/support/dom/open-app.tsx'
import { family, sessionValues } from './fixtures.ts'

const json = (status: number, data: unknown) => Response.json(data, { status })
const signedIn: Answers = {
  'GET /ofw/appv2/localstorage.json': () => sessionValues,
  'GET /pub/v1/family': () => family,
}

test('a guarded page without a session shows nothing of itself: the login opens and the page is remembered', async () => {
  const { left } = await openApp('/app/nowhere?a=1', { 'GET /ofw/appv2/localstorage.json': () => json(401, {}) })
  await waitFor(() => expect(left).toEqual(['/app/login?next=%2Fapp%2Fnowhere%3Fa%3D1']))
  expect(localStorage.getItem('redirectUrl')).toBe('/app/nowhere?a=1')
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('with a session: the values are stored and announced, the page comes in its shell, in the language of the account', async () => {
  const listener = vi.fn()
  window.addEventListener(localStoragePopulated, listener, { once: true })
  await openApp('/app/nowhere', {
    ...signedIn,
    'GET /ofw/appv2/localstorage.json': () => json(200, { ...sessionValues, languageLocale: 'es-MX' }),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Página no encontrada (404)' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Página no encontrada (404) · Evenhand'))
  expect(document.documentElement.lang).toBe('es-MX')
  expect(screen.getAllByRole('button', { name: 'Cerrar sesión' }).length).toBeGreaterThan(0)
  expect([listener.mock.calls.length, localStorage.getItem('firstName'), sessionStorage.getItem('auth')]).toEqual([
    1,
    'Dana',
    'token',
  ])
})

test('no answer to the first question: said so, and tried again by a press', async () => {
  let answers = 0
  await openApp('/app/nowhere', {
    ...signedIn,
    'GET /ofw/appv2/localstorage.json': () => {
      answers += 1
      if (answers === 1) throw new TypeError('no answer')
      return json(200, sessionValues)
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection to Evenhand')
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found (404)' })).toBeTruthy()
})

test('somebody looking on is told through whose eyes', async () => {
  await openApp('/app/nowhere', { ...signedIn, 'GET /pub/v1/family': () => json(200, { ...family, mode: 'viewing' }) })
  expect(await screen.findByText('Viewing as Dana')).toBeTruthy()
})

test('signing out clears what is stored, ends the support chat and opens the logout', async () => {
  const { left, ended } = await openApp('/app/nowhere', signedIn)
  const [signOut] = await screen.findAllByRole('button', { name: 'Sign Out' })
  if (signOut) await userEvent.click(signOut)
  expect([left, ended]).toEqual([['/ofw/logout'], ['chat']])
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []])
})

test('another language is shown at once, and kept on the account', async () => {
  const saved: unknown[] = []
  await openApp('/app/nowhere', {
    ...signedIn,
    'PATCH /pub/v1/me/locale': (body) => {
      saved.push('PATCH', body)
      return new Response(null, { status: 204 })
    },
  })
  await userEvent.selectOptions(await screen.findByLabelText('Language'), 'es-MX')
  expect(await screen.findByRole('heading', { level: 1, name: 'Página no encontrada (404)' })).toBeTruthy()
  await waitFor(() => expect(saved).toEqual(['PATCH', { locale: 'es-MX' }]))
  expect(document.documentElement.lang).toBe('es-MX')
})

test('expired while in use: the call ends, the page is remembered, the other tabs hear of it', async () => {
  const listener: unknown[] = []
  const otherTab = new BroadcastChannel('session')
  otherTab.onmessage = ({ data }) => void listener.push(data)
  let fetches = 0
  const { left, app } = await openApp('/app/nowhere', {
    ...signedIn,
    'GET /ofw/appv2/localstorage.json': () => {
      fetches += 1
      return fetches === 1 ? json(200, sessionValues) : json(401, {})
    },
    'GET /pub/v1/home': () => json(401, {}),
  })
  await waitFor(() => expect(left).toEqual(['/app/login?next=%2Fapp%2Fnowhere&reason=expired']))
  await waitFor(() => expect(listener).toEqual(['expired']))
  otherTab.close()
  expect([localStorage.getItem('redirectUrl'), sessionStorage.getItem('auth')]).toEqual(['/app/nowhere', null])
  expect(app.session.getSnapshot().context.values).toBeNull()
})
