import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createLogin } from '#src/login/create-login.ts'
import { LoginRoot } from '#src/login/login-root.tsx'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { family, sessionValues } from './fixtures.ts'

const page = '/app/expenses/new?x=1'
const login = `/app/login?next=${encodeURIComponent(page)}&reason=expired`
/** The session is good by its cookie, and one endpoint refuses its token for ever. */
const answers: Answers = {
  'GET /ofw/appv2/localstorage.json': () => sessionValues,
  'GET /pub/v1/family': () => refusal(401, 'unauthenticated'),
}

/** Opens the login app in the same tab, where the main app sent it. */
async function openLogin(address: string) {
  history.replaceState(null, '', address)
  const left: string[] = []
  const app = createLogin((to) => void left.push(to))
  await app.dictionaries.need('errors', 'login')
  render(<LoginRoot login={app} />)
  return { left, app, wentOn: await app.goOnIfSignedIn() }
}

test('an endpoint that always answers 401 ends at the login, once', async () => {
  const { left, sent } = await openApp(page, answers)
  await waitFor(() => expect(left).toEqual([login]))
  const count = (path: string) => sent.filter(({ what }) => what === `GET ${path}`).length
  expect([count('/pub/v1/family'), count('/ofw/appv2/localstorage.json')]).toEqual([3, 3])
  expect(localStorage.getItem('redirectUrl')).toBe(page)

  const there = await openLogin(login)
  expect(await screen.findByText('Your session did not work')).toBeTruthy()
  expect(there.left).toEqual([])
  expect(count('/ofw/appv2/localstorage.json')).toBe(4)
})

test('after a minute a session that is good leads on, to the page that was remembered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { left } = await openApp(page, answers)
  await waitFor(() => expect(left).toEqual([login]))
  vi.advanceTimersByTime(60_001)
  const there = await openLogin(login)
  await waitFor(() => expect(there.left).toEqual([page]))
})

test('a session that really is over is said to have expired', async () => {
  let asked = 0
  const { left } = await openApp(page, {
    ...answers,
    'GET /ofw/appv2/localstorage.json': () => {
      asked += 1
      return asked === 1 ? sessionValues : refusal(401, 'unauthenticated')
    },
    'GET /pub/v1/dev/test-users': () => [],
  })
  await waitFor(() => expect(left).toEqual([login]))
  await openLogin(login)
  expect(await screen.findByText('Your session has expired')).toBeTruthy()
})

test.each([
  ['/app/upgrades', 'Choose your plan'],
  ['/app/renewals', 'Renew your plan'],
  ['/app/feewaiver', 'Fee waiver'],
  ['/app/help/nothing/here', 'Page Not Found (404)'],
])('without a session %s neither leads to the login nor waits for ever', async (address, name) => {
  const { left } = await openApp(address, { 'GET /ofw/appv2/localstorage.json': () => refusal(401, 'x') })
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
  expect(left).toEqual([])
})

test('each call says from which page of the app the person came, without its search', async () => {
  const sent: (string | null)[] = []
  const { app } = await openApp('/app/nowhere?secret=1', {
    'GET /ofw/appv2/localstorage.json': () => sessionValues,
    'GET /pub/v1/family': () => family,
  })
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found (404)' })
  const fetchWith = globalThis.fetch
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request.headers.get('ofw-referrer'))
    return fetchWith(request)
  })
  const [home] = screen.getAllByRole('link', { name: 'Home' })
  home?.click()
  await screen.findByRole('heading', { level: 1, name: /Dana/ })
  await waitFor(() => expect([...new Set(sent)]).toEqual(['/app/nowhere']))
  expect(app.referrer.path()).toBe('/app/nowhere')
})
