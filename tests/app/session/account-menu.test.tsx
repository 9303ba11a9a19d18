import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sessionKeys } from '#contract/session.ts'
import { now } from '#tests/support/dom/family.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'

const values = Object.fromEntries(sessionKeys.map((key) => [key, null]))
const dana = { fullName: 'Dana Reyes', displayInitials: 'DR', avatarColor: 'A' }
const sessionOf = (person: object) => ({
  'GET /ofw/appv2/localstorage.json': () => ({
    ...values,
    auth: 'token',
    languageLocale: 'en-US',
    currentTime: now,
    ...person,
  }),
})

async function open(person: object = dana, answers = {}) {
  const opened = await openApp('/app/home', { ...sessionOf(person), ...answers })
  // One stands in the navigation of a desktop, one in the bar of a phone.
  const buttons = await screen.findAllByRole('button', { name: 'My account menu', hidden: true })
  const [button] = buttons
  if (!button) throw new Error('no avatar')
  return { ...opened, button, buttons }
}
const menu = () => screen.findByRole('menu', { name: 'My account menu' })
const focused = () => document.activeElement?.textContent

test('the avatar has the person’s initials and opens their menu, on a desktop and on a phone', async () => {
  const { user, buttons } = await open()
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['DR', 'DR'])
  for (const button of buttons) {
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.click(button)
    const shown = within(await menu())
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(shown.getByText('Dana Reyes')).toBeTruthy()
    expect(shown.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'My Account',
      'Help',
      'Sign Out',
    ])
    expect(shown.getByRole('menuitem', { name: 'My Account' }).getAttribute('href')).toBe('/app/account')
    expect(shown.getByRole('menuitem', { name: 'Help' }).getAttribute('href')).toBe('/app/help')
    await user.click(button)
    expect(screen.queryByRole('menu')).toBeNull()
  }
})

test('the keyboard opens it, moves in a circle and by the first letter, and leaves it where it came from', async () => {
  const { user, button } = await open()
  button.focus()
  await user.keyboard('{ArrowDown}')
  await menu()
  expect(focused()).toBe('My Account')
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('Sign Out')
  await user.keyboard('{ArrowDown}{End}{Home}')
  expect(focused()).toBe('My Account')
  await user.keyboard('h')
  expect(focused()).toBe('Help')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('the space bar follows a link, too', async () => {
  const { user, button } = await open()
  button.focus()
  await user.keyboard('{Enter}')
  await menu()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(focused()).toBe('Help')
  await user.keyboard(' ')
  await vi.waitFor(() => expect(location.pathname).toBe('/app/help'))
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a language is chosen there, at once and for the account', async () => {
  const { user, button, sent } = await open(dana, {
    'PATCH /pub/v1/me/locale': () => new Response(null, { status: 204 }),
  })
  await user.click(button)
  const group = within(within(await menu()).getByRole('group', { name: 'Language' }))
  expect(group.getByRole('menuitemradio', { checked: true }).textContent).toBe('English (US)')
  await user.click(group.getByRole('menuitemradio', { name: 'Español (México)' }))
  expect(await screen.findAllByRole('button', { name: 'Menú de mi cuenta', hidden: true })).toHaveLength(2)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(sent.find(({ what }) => what === 'PATCH /pub/v1/me/locale')?.body).toEqual({ locale: 'es-MX' })
})

test('it signs out', async () => {
  const { user, button, left } = await open()
  await user.click(button)
  await user.click(within(await menu()).getByRole('menuitem', { name: 'Sign Out' }))
  await vi.waitFor(() => expect(left).toEqual(['/ofw/logout']))
})

test('a press beside it closes it', async () => {
  const { user, button } = await open()
  await user.click(button)
  await menu()
  await user.click(screen.getByRole('main'))
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a professional who looks as a parent has their own name there', async () => {
  const pat = { ...dana, isCvm: true, cvmProFullName: 'Pat Morgan', cvmProInitials: 'PM' }
  const { user, button } = await open(pat)
  expect(button.textContent).toBe('PM')
  await user.click(button)
  expect(within(await menu()).getByText('Pat Morgan')).toBeTruthy()
})
