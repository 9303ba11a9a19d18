import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { sessionKeys } from '#contract/session.ts'
import { draftOf } from '#src/app/shared/drafts.ts'
import { loginAddress } from '#src/app/shared/session/leave.ts'
import {
  announcePopulated,
  clearButDrafts,
  clearButRedirect,
  clearLeftBehind,
  clearStored,
  keepRedirect,
  storedText,
  storeValues,
  takeRedirect,
} from '#src/app/shared/session/stored.ts'

const values = {
  ...Object.fromEntries(sessionKeys.map((key) => [key, null])),
  auth: 'token',
  firstName: 'Dana',
  isAdmin: false,
  cvmFamilies: [{ familyId: 'x' }],
}

test('every key goes to localStorage but the token, which lives as long as the tab', () => {
  storeValues(values)
  expect(Object.keys(localStorage).sort()).toEqual(sessionKeys.filter((key) => key !== 'auth').sort())
  expect(Object.entries(sessionStorage)).toEqual([['auth', 'token']])
  expect(localStorage.getItem('firstName')).toBe('Dana')
  expect(localStorage.getItem('isAdmin')).toBe('false')
  expect(localStorage.getItem('cvmFamilies')).toBe('[{"familyId":"x"}]')
  expect([storedText('firstName'), storedText('plaidToken'), storedText('none')]).toEqual(['Dana', null, null])
})

test("the event is fired on the window, by the specification's name", () => {
  const hear = vi.fn()
  window.addEventListener('local storage populated', hear, { once: true })
  announcePopulated()
  expect(hear).toHaveBeenCalledOnce()
})

test('clearing leaves what belongs to the device, and nothing of the person', () => {
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('locale', 'es-MX')
  storeValues(values)
  clearStored()
  expect(Object.keys(localStorage).sort()).toEqual(['locale', 'theme'])
  expect(sessionStorage).toHaveLength(0)
})

const draft = draftOf('a letter', z.object({ text: z.string() }))
const as = (userId: string) => storeValues({ ...values, userId })

test('what was typed outlives a session that ran out, for the same person alone', () => {
  as('dana')
  draft.keep({ text: 'Dear Sam' })
  clearButDrafts()
  clearLeftBehind()
  expect([Object.keys(localStorage), sessionStorage.getItem('auth')]).toEqual([[], null])
  as('dana')
  expect(draft.read()).toEqual({ text: 'Dear Sam' })
  clearButDrafts()
  as('sam')
  expect([draft.read(), sessionStorage.length]).toEqual([null, 1])
})

test.each([clearStored, clearButRedirect])(
  'who signs out, here or in another tab, leaves nothing typed behind',
  (clear) => {
    as('dana')
    draft.keep({ text: 'Dear Sam' })
    clear()
    expect(sessionStorage).toHaveLength(0)
  },
)

test('a draft that this page does not understand is none', () => {
  as('dana')
  draft.keep({ text: 'Dear Sam' })
  expect(draftOf('a letter', z.object({ content: z.string() })).read()).toBeNull()
  draft.drop()
  expect(draft.read()).toBeNull()
})

test('a page is remembered once; the one in the address goes before it', () => {
  keepRedirect('/app/expenses?show=settled')
  expect(takeRedirect('/app/expenses/new')).toBe('/app/expenses/new')
  expect(takeRedirect(null)).toBeNull()
  keepRedirect('/app/expenses')
  expect(takeRedirect('//elsewhere.example')).toBe('/app/expenses')
  keepRedirect('/app/login')
  expect(takeRedirect(null)).toBeNull()
})

test.each([
  ['/app/expenses?show=all', 'expired', '/app/login?next=%2Fapp%2Fexpenses%3Fshow%3Dall&reason=expired'],
  ['/app/expenses', 'none', '/app/login?next=%2Fapp%2Fexpenses'],
  ['/app/', 'none', '/app/login'],
  ['/app/login', 'ended', '/app/login?reason=ended'],
] as const)('from %s, %s, the login is %s', (page, reason, address) => {
  expect(loginAddress(page, reason)).toBe(address)
})
