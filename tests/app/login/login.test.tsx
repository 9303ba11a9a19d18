import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { waitText } from '#domain/wait-text.ts'
import { createLogin } from '#src/login/create-login.ts'
import { LoginRoot } from '#src/login/login-root.tsx'

const refusal = (exception: string, status: number, headers = {}) =>
  Response.json({ exception, status, statusCode: status, userMessage: '', validationErrors: [] }, { status, headers })
const signedOut = () => refusal('unauthenticated', 401)
type Options = { address?: string; session?: () => Response; signIn?: () => Response; testUsers?: unknown[] }

async function openLogin({ address = '/app/login', session = signedOut, signIn, testUsers }: Options = {}) {
  history.replaceState(null, '', address)
  const tried: unknown[] = []
  const headers: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    headers.push(Object.fromEntries(request.headers))
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
  return { left, tried, headers, person, fill }
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
  await fill('dana.reyes', 'Two-homes-1')
  await vi.waitFor(() => expect(left).toEqual([opened]))
})

test('whoever is new here finds the way to join', async () => {
  await openLogin()
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/app/join')
})

test('what is missing is said at each field, the focus goes to the first, nothing is sent', async () => {
  const { tried, fill, person } = await openLogin()
  await person.click(screen.getByLabelText('Password'))
  await fill('', '')
  expect(await screen.findAllByText('This field is required')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
  expect(tried).toEqual([])
})

test('a password that no policy ever allowed is not sent: 6 to 30 characters are', async () => {
  const { tried, fill, person } = await openLogin({ signIn: () => refusal('signInFailed', 401) })
  await fill('dana.reyes', 'Ab-12')
  expect(await screen.findByText('This is too short.')).toBeTruthy()
  await person.type(screen.getByLabelText('Password'), 'x'.repeat(26))
  await person.keyboard('{Enter}')
  expect(await screen.findByText('This is too long. Please shorten it.')).toBeTruthy()
  expect(tried).toEqual([])
  await person.type(screen.getByLabelText('Password'), '{Backspace}{Enter}')
  await vi.waitFor(() => expect(tried).toMatchObject([{ password: `Ab-12${'x'.repeat(25)}` }]))
})

test('a rate limit of seconds is waited for: three attempts, then it is said', async () => {
  const { fill, tried } = await openLogin({ signIn: () => refusal('rateLimited', 429, { 'retry-after': '0' }) })
  await fill('dana.reyes', 'Two-homes-1')
  await screen.findByRole('alert')
  expect(tried).toHaveLength(3)
})

test('a refused sign-in does not tell which part was wrong, and keeps both', async () => {
  const { fill, tried } = await openLogin({ signIn: () => refusal('signInFailed', 401) })
  await fill('dana.reyes', 'wrong-1')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This username and password do not match an account.')
  expect([screen.getByLabelText('Username'), screen.getByLabelText('Password')]).toMatchObject([
    { value: 'dana.reyes' },
    { value: 'wrong-1' },
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(tried).toHaveLength(1)
})

test('a lock-out says the wait at once, counts it down, and ends', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { fill, tried } = await openLogin({ signIn: () => refusal('rateLimited', 429, { 'retry-after': '62' }) })
  await fill('dana.reyes', 'Two-homes-1')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('You can try again in 1 minute 2 seconds.')
  const button = screen.getByRole('button', { name: 'Sign in' })
  expect([tried.length, button.hasAttribute('disabled')]).toEqual([1, true])
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.getByText(/try again in 3[0-3] seconds\.$/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(40_000))
  expect(await screen.findByText('You can try again now.')).toBeTruthy()
  expect(button.hasAttribute('disabled')).toBe(false)
})

test('no answer keeps what was typed and says so', async () => {
  const { fill } = await openLogin({
    signIn: () => {
      throw new TypeError('no answer')
    },
  })
  await fill('dana.reyes', 'Two-homes-1')
  expect(within(await screen.findByRole('alert')).getByText(/What you entered is still here/)).toBeTruthy()
})

test('who is signed in already goes on', async () => {
  const { left } = await openLogin({ session: () => Response.json({ userId: 'x' }) })
  expect(left).toEqual(['/app/'])
})

const stored = (language?: string, chosen?: string) => {
  if (language) localStorage.setItem('languageLocale', language)
  if (chosen) localStorage.setItem('locale', chosen)
}
test.each([
  [undefined, undefined, 'Sign in'],
  ['es-MX', undefined, 'Iniciar sesión'],
  ['en-US', 'es-MX', 'Iniciar sesión'],
])('with %s of the account and %s chosen here, an English browser reads %s', async (language, chosen, heading) => {
  stored(language, chosen)
  await openLogin({ session: () => refusal('unavailable', 503) })
  expect(screen.getByRole('heading', { name: heading, level: 1 })).toBeTruthy()
})

test('each call names this browser by a random id and the page it came from', async () => {
  const { headers } = await openLogin()
  const { 'ofw-anonymous-id': id, 'content-type': type } = headers[0] ?? {}
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(type).toBe('application/json')
  expect(new Set(headers.map((sent) => sent['ofw-anonymous-id'])).size).toBe(1)
})

test('an expired session is said, and what it left on the device is cleared but for the page to come back to', async () => {
  localStorage.setItem('firstName', 'Dana')
  localStorage.setItem('redirectUrl', '/app/expenses')
  await openLogin({ address: '/app/login?reason=expired' })
  expect(screen.getByText('Your session has expired')).toBeTruthy()
  const { anonymousId: _, ...left } = { ...localStorage }
  expect(left).toEqual({ redirectUrl: '/app/expenses' })
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

test('whoever asks for a second step gives a code before they are signed in; too late begins anew', async () => {
  const answers = [
    () => refusal('secondStepNeeded', 401),
    () => refusal('signInOver', 401),
    () => refusal('secondStepNeeded', 401),
    () => new Response(null, { status: 204 }),
  ]
  const { left, fill, tried, person } = await openLogin({ signIn: () => answers.shift()?.() ?? new Response() })
  await fill('dana.reyes', 'Two-homes-1-record')
  await person.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Signing in took too long.')
  expect(left).toEqual([])
  await fill('dana.reyes', 'Two-homes-1-record')
  await person.type(await screen.findByLabelText('Code'), '654321{Enter}')
  await vi.waitFor(() => expect(left).toEqual(['/app/']))
  expect(tried.at(-1)).toEqual({ code: '654321' })
})
