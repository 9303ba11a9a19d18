import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { done, half, heading, known, open, refusal, token } from './open-recovery.tsx'

beforeEach(() => sessionStorage.clear())

test('a link for a new password is asked for; the answer says what may come, and when', async () => {
  const { sent, person } = await open('/app/forgotPassword', { 'POST /pub/v1/recovery': done })
  await person.type(screen.getByLabelText('Username'), 'dana.reyes{Enter}')
  await heading('Check your email')
  expect(sent).toEqual([{ kind: 'password', username: 'dana.reyes' }])
  const text = screen.getByRole('status')
  expect(text.textContent).toContain('If there is an account with the username dana.reyes')
  expect(text.textContent).toContain('may take up to 20 minutes')
  expect(document.activeElement).toBe(text)
  await person.click(screen.getByRole('button', { name: 'Send another email' }))
  expect(screen.getByLabelText('Username')).toMatchObject({ value: 'dana.reyes' })
})

test('a link to sign in is asked for with the same username', async () => {
  const { sent, person } = await open('/app/forgotPassword', { 'POST /pub/v1/recovery': done })
  await person.type(screen.getByLabelText('Username'), 'dana.reyes')
  await person.click(screen.getByRole('button', { name: 'Email me a link to sign in once' }))
  await heading('Check your email')
  expect(sent).toEqual([{ kind: 'signIn', username: 'dana.reyes' }])
})

test('an address is checked before it is sent', async () => {
  const { sent, person } = await open('/app/forgotUsername', { 'POST /pub/v1/recovery/username': done })
  await person.type(screen.getByLabelText('Email'), 'dana{Enter}')
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
  await person.type(screen.getByLabelText('Email'), '@example.com{Enter}')
  await heading('Check your email')
  expect(sent).toEqual([{ email: 'dana@example.com' }])
})

test('what this browser typed before comes back', async () => {
  await open('/app/forgotUsername', {
    'GET /pub/v1/recovery': () => Response.json({ recoverUsername: 'dana.reyes', recoverEmail: 'dana@example.com' }),
  })
  await vi.waitFor(() => expect(screen.getByLabelText('Email')).toMatchObject({ value: 'dana@example.com' }))
  expect(sessionStorage.getItem('recoverEmail')).toBe('dana@example.com')
})

test('too many tries are told with the wait; a missing connection keeps what was typed', async () => {
  const answers = [
    () => Promise.reject(new TypeError('offline')),
    () => refusal('rateLimited', 429, {}, { 'retry-after': '90' }),
  ]
  const { person } = await open('/app/forgotPassword', { 'POST /pub/v1/recovery': () => answers.shift()?.() ?? done() })
  await person.type(screen.getByLabelText('Username'), 'dana.reyes{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Network error')
  expect(screen.getByLabelText('Username')).toMatchObject({ value: 'dana.reyes' })
  await person.type(screen.getByLabelText('Username'), '{Enter}')
  expect(await screen.findByText(/You can try again in 1 minute 30 seconds/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Email me a link for a new password' }).hasAttribute('disabled')).toBe(true)
})

test('a new password is chosen by the link, whose token leaves the address; the next step is to sign in', async () => {
  sessionStorage.setItem('recoverUsername', 'dana.reyes')
  const { sent, person } = await open(`/app/passwordReset#${token}`, {
    'POST /pub/v1/recovery/link': known,
    'POST /pub/v1/recovery/password': known,
  })
  expect(await screen.findByText('For the account dana.reyes.')).toBeTruthy()
  await person.type(screen.getByLabelText('New password'), 'Nine-quiet-lamps-4{Enter}')
  await heading('Your password was changed')
  expect(sent.at(-1)).toEqual({ token, next: 'Nine-quiet-lamps-4' })
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/app/login')
  expect([location.hash, sessionStorage.getItem('recoverUsername')]).toEqual(['', null])
})

test('the server’s word about the new password stands at its field', async () => {
  const wrong = { field: 'next', text: 'This password is too common.', code: 'tooCommon' }
  const { person } = await open(`/app/passwordReset#${token}`, {
    'POST /pub/v1/recovery/link': known,
    'POST /pub/v1/recovery/password': () => refusal('invalid', 400, { validationErrors: [wrong] }),
  })
  await person.type(await screen.findByLabelText('New password'), 'Password-12345678{Enter}')
  expect(await screen.findByText('This password is too common.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('New password'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['of another form', '/app/passwordReset', () => refusal('invalid', 400)],
  ['that ended', `/app/passwordReset#${token}`, () => refusal('linkEnded', 410)],
  ['to sign in that ended', `/app/login#link=${token}`, () => refusal('linkEnded', 410)],
])('a link %s leads to the page that says so, and to a new one', async (_, address, look) => {
  await open(address, { 'POST /pub/v1/recovery/link': look })
  await heading('This link no longer works')
  expect(location.pathname + location.hash).toBe('/app/resetLinkExpired')
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/app/forgotPassword')
})

test('a link that cannot be checked is checked again', async () => {
  const answers = [() => refusal('unexpected', 500), known]
  const { person } = await open(`/app/passwordReset#${token}`, {
    'POST /pub/v1/recovery/link': () => answers.shift()?.() ?? known(),
  })
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('For the account dana.reyes.')).toBeTruthy()
})

test('a link to sign in works at a press, not when it is opened', async () => {
  const { sent, left, person } = await open(`/app/login#link=${token}`, {
    'POST /pub/v1/recovery/link': known,
    'POST /pub/v1/recovery/sign-in': done,
  })
  expect(await screen.findByText(/The link is for the account dana.reyes/)).toBeTruthy()
  expect([sent, left]).toEqual([[{ kind: 'signIn', token }], []])
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
  await vi.waitFor(() => expect(left).toEqual(['/app/']))
  expect(sent.at(-1)).toEqual({ token })
})

test('a link to sign in asks for the second step; one that came too late needs a new link', async () => {
  const answers = [() => refusal('secondStepFailed', 401), () => refusal('signInOver', 401)]
  const { person, left, sent } = await open(`/app/login#link=${token}`, {
    'POST /pub/v1/recovery/link': known,
    'POST /pub/v1/recovery/sign-in': half,
    'POST /pub/v1/sign-in/second-step': () => answers.shift()?.() ?? done(),
  })
  await person.click(await screen.findByRole('button', { name: 'Sign in' }))
  await heading('Enter your code')
  await person.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('This code is not right, or it was used before.')
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
  await person.keyboard('{Enter}')
  await heading('This link no longer works')
  expect(left).toEqual([])
  expect(sent.at(-1)).toEqual({ code: '123456' })
})

test('a new password asks for the code of the second step and sends all of it', async () => {
  const answers = [half, known]
  const { person, sent } = await open(`/app/passwordReset#${token}`, {
    'POST /pub/v1/recovery/link': known,
    'POST /pub/v1/recovery/password': () => answers.shift()?.() ?? known(),
  })
  await person.type(await screen.findByLabelText('New password'), 'Nine-quiet-lamps-4{Enter}')
  const code = await screen.findByLabelText('Code')
  await vi.waitFor(() => expect(document.activeElement).toBe(code))
  await person.type(code, '123 456{Enter}')
  await heading('Your password was changed')
  expect(sent.at(-1)).toEqual({ token, next: 'Nine-quiet-lamps-4', code: '123 456' })
})
