import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createLogin } from '#src/login/create-login.ts'
import { waitText } from '#src/login/locked-notice.tsx'
import { LoginRoot } from '#src/login/login-root.tsx'

const refusal = (exception: string, status: number, headers = {}) =>
  Response.json({ exception, status, statusCode: status, userMessage: '', validationErrors: [] }, { status, headers })
const signedOut = () => refusal('unauthenticated', 401)
type Options = { address?: string; session?: () => Response; signIn?: () => Response; testUsers?: unknown[] }

async function openLogin({ address = '/app/login', session = signedOut, signIn, testUsers }: Options = {}) {
  history.replaceState(null, '', address)
  const tried: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/ofw/appv2/localstorage.json') return session()
    if (pathname === '/pub/v1/dev/test-users') return testUsers ? Response.json(testUsers) : refusal('notFound', 404)
    tried.push(await request.json())
    return signIn?.() ?? new Response(null, { status: 204 })
  })
  const left: string[] = []
  const login = createLogin((to) => void left.push(to))
  const wentOn = login.goOnIfSignedIn()
  await login.dictionaries.need('errors', 'login')
  render(<LoginRoot login={login} />)
  await wentOn
  const person = userEvent.setup()
  const fill = async (username: string, password: string) => {
    if (username) await person.type(screen.getByLabelText('Username'), username)
    if (password) await person.type(screen.getByLabelText('Password'), password)
    await person.keyboard('{Enter}')
  }
  return { left, tried, person, fill }
}

test('Enter signs in and opens the page that was asked for', async () => {
  const { left, tried, fill } = await openLogin({ address: '/app/login?next=%2Fapp%2Fexpenses%3Fshow%3Dall' })
  await fill('dana.reyes', 'Two-homes-1-record')
  await vi.waitFor(() => expect(left).toEqual(['/app/expenses?show=all']))
  expect(tried).toEqual([{ username: 'dana.reyes', password: 'Two-homes-1-record' }])
})

test.each([
  ['/app/login?next=%2F%2Felsewhere.example', null, '/app/'],
  ['/app/login?next=https%3A%2F%2Felsewhere.example', '/app/expenses/new', '/app/expenses/new'],
  ['/app/login', '/app/expenses/new', '/app/expenses/new'],
  ['/app/login', null, '/app/'],
])('at %s with %s remembered, signing in opens %s', async (address, remembered, opened) => {
  if (remembered) localStorage.setItem('redirectUrl', remembered)
  const { left, fill } = await openLogin({ address })
  await fill('dana.reyes', 'x')
  await vi.waitFor(() => expect(left).toEqual([opened]))
})

test('what is missing is said at each field, the focus goes to the first, nothing is sent', async () => {
  const { tried, fill, person } = await openLogin()
  await person.click(screen.getByLabelText('Password'))
  await fill('', '')
  expect(await screen.findByText('Enter your username.')).toBeTruthy()
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
  expect(tried).toEqual([])
})

test('a refused sign-in does not tell which part was wrong, and keeps both', async () => {
  const { fill, tried } = await openLogin({ signIn: () => refusal('signInFailed', 401) })
  await fill('dana.reyes', 'wrong')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This username and password do not match an account.')
  expect([screen.getByLabelText('Username'), screen.getByLabelText('Password')]).toMatchObject([
    { value: 'dana.reyes' },
    { value: 'wrong' },
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(tried).toHaveLength(1)
})

test('a lock-out says the wait at once, counts it down, and ends', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { fill, tried } = await openLogin({ signIn: () => refusal('rateLimited', 429, { 'retry-after': '62' }) })
  await fill('dana.reyes', 'x')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('You can try again in 1 minute 2 seconds.')
  const button = screen.getByRole('button', { name: 'Sign in' })
  expect([tried.length, button.hasAttribute('disabled')]).toEqual([1, true])
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.getByText(/try again in 3[0-3] seconds\.$/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(40_000))
  expect(await screen.findByText('You can try again now.')).toBeTruthy()
  expect(button.hasAttribute('disabled')).toBe(false)
  vi.useRealTimers()
})

test('no answer keeps what was typed and says so', async () => {
  const { fill } = await openLogin({
    signIn: () => {
      throw new TypeError('no answer')
    },
  })
  await fill('dana.reyes', 'x')
  expect(within(await screen.findByRole('alert')).getByText(/What you entered is still here/)).toBeTruthy()
})

test('who is signed in already goes on', async () => {
  const { left } = await openLogin({ session: () => Response.json({ userId: 'x' }) })
  expect(left).toEqual(['/app/'])
})

test('an expired session is said, and what it left on the device is cleared but for the page to come back to', async () => {
  localStorage.setItem('firstName', 'Dana')
  localStorage.setItem('redirectUrl', '/app/expenses')
  await openLogin({ address: '/app/login?reason=expired' })
  expect(screen.getByText('Your session has expired')).toBeTruthy()
  expect(Object.entries(localStorage)).toEqual([['redirectUrl', '/app/expenses']])
})

test('another language is shown in place: what was typed stays', async () => {
  const { person } = await openLogin()
  await person.type(screen.getByLabelText('Username'), 'dana.reyes')
  await person.selectOptions(screen.getByLabelText('Language'), 'es-MX')
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeTruthy()
  expect(screen.getByLabelText('Usuario')).toMatchObject({ value: 'dana.reyes' })
  expect([document.documentElement.lang, document.title]).toEqual(['es-MX', 'Iniciar sesión · Evenhand'])
})

test('the way to the test users stands only where there are any', async () => {
  await openLogin({ testUsers: [{ username: 'dana.reyes', name: 'Dana', role: 'parent', family: 'Reyes' }] })
  const link = await screen.findByRole('link', { name: 'Sign in as a test user' })
  expect(link.getAttribute('href')).toBe('/app/testusers')
})

test.each([
  [900_000, 'en-US', '15 minutes'],
  [61_200, 'en-GB', '1 minute 2 seconds'],
  [59_001, 'es-MX', '1 minuto'],
  [900, 'es-MX', '1 segundo'],
] as const)('%d ms in %s is %s', (wait, locale, text) => {
  expect(waitText(wait, locale)).toBe(text)
})
