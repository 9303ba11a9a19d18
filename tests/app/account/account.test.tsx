import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { account, profile } from './fixtures.ts'

const elsewhere = {
  id: '00000000-0000-4000-8000-000000000002',
  since: '2026-11-18T01:30:00.000Z',
  lastUsedAt: '2026-11-19T12:05:00.000Z',
  device: { browser: 'safari', system: 'ios' },
  current: false,
}
const change = 'POST /pub/v1/me/password'
const wrong = (field: string, code: string, text: string) =>
  refusal(400, 'invalid', { validationErrors: [{ field, code, text }] })

async function openAccount(answers: Answers = {}, sessions = account.sessions, page = 'security') {
  const opened = await openApp(`/app/account/${page}`, {
    'GET /pub/v1/me': () => ({ ...account, sessions }),
    'GET /pub/v1/me/profile': () => profile,
    ...answers,
  })
  const titles: Readonly<Record<string, string>> = { profile: 'Profile', security: 'Password and security' }
  await screen.findByRole('heading', { name: titles[page] ?? 'My Account', level: 1 })
  const fill = async (current: string, next: string) => {
    const { user } = opened
    await user.clear(await screen.findByLabelText('Current password'))
    if (current) await user.type(screen.getByLabelText('Current password'), current)
    await user.clear(screen.getByLabelText('New password'))
    if (next) await user.type(screen.getByLabelText('New password'), next)
    await user.click(screen.getByRole('button', { name: 'Change password' }))
  }
  return { ...opened, fill, presses: (what: string) => opened.sent.filter((one) => one.what === what) }
}

test('it says who somebody is', async () => {
  await openAccount({}, account.sessions, '')
  for (const text of ['Dana Reyes', 'dana.reyes', 'dana@example.com', 'Parent'])
    expect(screen.getByText(text)).toBeTruthy()
})

test('it says since when somebody is signed in, with the zone', async () => {
  await openAccount()
  expect(screen.getByText(/^since Nov 20, 9:00\sAM EST$/)).toBeTruthy()
  expect(screen.getByText('You are signed in on this device only.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
})

test.each([
  ['', 'Seven-quiet-lamps-2', 'This field is required'],
  ['Old-lamps-1', 'Lamps-quie7', 'A password needs at least 12 characters.'],
  ['Old-lamps-1', 'Seven-quiet-lamps', 'Add at least one number.'],
  ['Old-lamps-1', 'Seven-quiet-REYES-2', 'A password cannot contain your name, your username'],
  ['Old-lamps-1', 'Password-1234', 'This password is too easy to guess.'],
  ['Seven-quiet-lamps-2', 'Seven-quiet-lamps-2', 'This is the password you have now.'],
])('from "%s" to "%s" is said at once and not sent', async (current, next, text) => {
  const { fill, presses } = await openAccount()
  await fill(current, next)
  expect(await screen.findByText(text, { exact: false })).toBeTruthy()
  expect(presses(change)).toEqual([])
})

test('a wrong present password stands at its field, and both stay as they were typed', async () => {
  let right = false
  const { fill, presses } = await openAccount({
    [change]: () => (right ? { ended: 2 } : wrong('current', 'wrongPassword', 'This is not your current password.')),
  })
  await fill('Wrong-lamps-1', 'Seven-quiet-lamps-2')
  expect(await screen.findByText('This is not your current password.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current password')))
  expect(screen.getByLabelText('New password')).toMatchObject({ value: 'Seven-quiet-lamps-2' })
  right = true
  await fill('Old-lamps-123', 'Seven-quiet-lamps-2')
  expect(await screen.findByText('Your password was changed')).toBeTruthy()
  expect(screen.getByText('2 other devices were signed out.')).toBeTruthy()
  expect(screen.getByLabelText('New password')).toMatchObject({ value: '' })
  expect(presses(change).at(-1)?.body).toEqual({ current: 'Old-lamps-123', next: 'Seven-quiet-lamps-2' })
})

test('a server in trouble is said, and what was typed stays', async () => {
  const { fill } = await openAccount({ [change]: () => refusal(500, 'unexpected') })
  await fill('Old-lamps-123', 'Seven-quiet-lamps-2')
  expect((await screen.findByText('Your password was not changed')).closest('[role=alert]')).toBeTruthy()
  expect(screen.getByLabelText('Current password')).toMatchObject({ value: 'Old-lamps-123' })
})

test('other devices are signed out once that was asked in words', async () => {
  let ended = false
  const { user, presses } = await openAccount({
    'GET /pub/v1/me': () => ({ ...account, sessions: ended ? account.sessions : [...account.sessions, elsewhere] }),
    'POST /pub/v1/me/sessions/end-others': () => {
      ended = true
      return { ended: 1 }
    },
  })
  expect(screen.getByText('Another device')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }))
  expect(presses('POST /pub/v1/me/sessions/end-others')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }))
  expect(await screen.findByText('You are signed in on this device only.')).toBeTruthy()
})

test('one other device is signed out alone, by keyboard, once that was asked in words', async () => {
  let ended = false
  const endOne = `DELETE /pub/v1/me/sessions/${elsewhere.id}`
  const tablet = { ...elsewhere, id: '00000000-0000-4000-8000-000000000003', since: '2026-11-19T01:30:00.000Z' }
  const { user, presses } = await openAccount({
    'GET /pub/v1/me': () => ({ ...account, sessions: [...account.sessions, tablet, ...(ended ? [] : [elsewhere])] }),
    [endOne]: () => {
      ended = true
      return new Response(null, { status: 204 })
    },
  })
  expect(screen.getAllByText('Another device')).toHaveLength(2)
  expect(screen.getAllByText(/last used Nov 19, 7:05\sAM EST$/)).toHaveLength(2)
  const button = screen.getByRole('button', { name: /^Sign out the device signed in since Nov 17, 8:30\sPM EST$/ })
  button.focus()
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out this device?' }))
  expect(dialog.getByText(/signed in since Nov 17, 8:30\sPM EST\. Anyone using it/)).toBeTruthy()
  expect(presses(endOne)).toEqual([])
  dialog.getByRole('button', { name: 'Sign out' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getAllByText('Another device')).toHaveLength(1))
  expect(screen.getByText('The device was signed out.')).toBeTruthy()
  expect(presses(endOne)).toHaveLength(1)
})

test('a device that could not be signed out stays in the list, and the dialog says why', async () => {
  const { user } = await openAccount(
    { [`DELETE /pub/v1/me/sessions/${elsewhere.id}`]: () => refusal(500, 'unexpected') },
    [...account.sessions, elsewhere],
  )
  await user.click(screen.getByRole('button', { name: /^Sign out the device/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out this device?' }))
  await user.click(dialog.getByRole('button', { name: 'Sign out' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(screen.getByText('Another device')).toBeTruthy()
})

test('a time zone that could not be kept says why, and the kept one stands', async () => {
  const zone = { 'PATCH /pub/v1/me/time-zone': () => refusal(500, 'unexpected') }
  const { user, presses } = await openAccount(zone, account.sessions, 'profile')
  const field = screen.getByRole('combobox', { name: 'Your time zone' })
  await user.clear(field)
  await user.type(field, 'London')
  await user.click(await screen.findByRole('option', { name: 'Europe/London' }))
  expect(await screen.findByText('Refused: unexpected.')).toBeTruthy()
  expect(presses('PATCH /pub/v1/me/time-zone')[0]?.body).toEqual({ timeZone: 'Europe/London' })
})

test('colors are chosen for this device', async () => {
  const { user } = await openAccount({}, account.sessions, 'profile')
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect([localStorage.getItem('theme'), document.documentElement.dataset.theme]).toEqual(['dark', 'dark'])
  await user.click(screen.getByRole('radio', { name: 'Same as device' }))
  expect([localStorage.getItem('theme'), document.documentElement.dataset.theme]).toEqual([null, undefined])
})

test('somebody who looks on sees their own account, and is told so', async () => {
  const pat = { ...account, firstName: 'Pat', lastName: 'Morgan', role: 'professional' }
  await openApp('/app/account', { 'GET /pub/v1/me': () => pat }, { person: 'viewing' })
  expect(await screen.findByText('Pat Morgan')).toBeTruthy()
  expect(within(screen.getByRole('main')).queryByRole('link', { name: /Mails/ })).toBeNull()
  expect(screen.getByText(/^You are viewing as .*\. This page is about your own account\.$/)).toBeTruthy()
})

test('a parent goes on to the pages of the account and of the family', async () => {
  await openAccount({}, account.sessions, '')
  const main = within(screen.getByRole('main'))
  const places = main.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(places).toEqual([
    '/app/account/profile',
    '/app/account/email',
    '/app/account/security',
    '/app/account/notices',
    '/app/account/plan',
    '/app/account/data',
    '/app/account/closing',
    '/app/account/coparent',
    '/app/account/children',
    '/app/account/people',
    '/app/account/families',
    '/app/expenses/categories',
  ])
})
