import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { sessionKeys } from '#contract/session.ts'
import { draftOf } from '#src/app/shared/drafts.ts'
import { loginAddress } from '#src/app/shared/session/leave.ts'
import {
  announcePopulated,
  clearButDrafts,
  clearButRedirect,
  clearStored,
  forgetSentToLogin,
  keepRedirect,
  noteSentToLogin,
  storeValues,
  takeRedirect,
  wasJustSentToLogin,
} from '#src/app/shared/session/stored.ts'
import { storedText } from '#src/app/shared/session/stored-text.ts'

const values = {
  ...Object.fromEntries(sessionKeys.map((key) => [key, null])),
  auth: 'token',
  firstName: 'Dana',
  isAdmin: false,
  cvmFamilies: [{ familyId: 'x' }],
}

// An app of a file before this one may still have written something.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('every key goes to localStorage but the token, which lives as long as the tab', () => {
  storeValues(values)
  expect(Object.keys(localStorage).sort()).toEqual(sessionKeys.filter((key) => key !== 'auth').sort())
  expect(Object.entries(sessionStorage)).toEqual([['auth', 'token']])
  expect(localStorage.getItem('firstName')).toBe('Dana')
  expect(localStorage.getItem('isAdmin')).toBe('false')
  expect(localStorage.getItem('cvmFamilies')).toBe('[{"familyId":"x"}]')
  expect([storedText('firstName'), storedText('plaidToken'), storedText('none')]).toEqual(['Dana', null, null])
})

test('the view of the calendar is the one that the server keeps, until somebody signs out', () => {
  localStorage.setItem('calendarView', 'month')
  storeValues({ ...values, calendarView: 'week' })
  expect(storedText('calendarView')).toBe('week')
  clearStored()
  expect(storedText('calendarView')).toBeNull()
})

test("the event is fired on the window, by the specification's name", () => {
  const hear = vi.fn()
  window.addEventListener('local storage populated', hear, { once: true })
  announcePopulated()
  expect(hear).toHaveBeenCalledOnce()
})

test('clearing leaves the language that somebody chose on the login page, and nothing else', () => {
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('locale', 'es-MX')
  localStorage.setItem('anonymousId', 'x')
  localStorage.setItem('redirectUrl', '/app/expenses')
  noteSentToLogin()
  storeValues(values)
  clearStored()
  expect(Object.keys(localStorage).sort()).toEqual(['locale'])
  expect(sessionStorage).toHaveLength(0)
})

const draft = draftOf('a letter', z.object({ text: z.string() }))
const as = (userId: string) => storeValues({ ...values, userId })

test('what was typed outlives a session that ran out, for the same person alone', () => {
  as('dana')
  draft.keep({ text: 'Dear Sam' })
  clearButDrafts()
  expect([Object.keys(localStorage), sessionStorage.getItem('auth')]).toEqual([['redirectUrl'], null])
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

test.each([clearButDrafts, clearButRedirect])(
  'a page that another tab remembers survives when a session is over',
  (clear) => {
    as('dana')
    keepRedirect('/app/help/receipts')
    clear()
    expect(takeRedirect(null)).toBe('/app/help/receipts')
  },
)

test('a tab knows for a minute that it was sent to the login', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  expect(wasJustSentToLogin()).toBe(false)
  noteSentToLogin()
  vi.advanceTimersByTime(59_999)
  expect(wasJustSentToLogin()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(wasJustSentToLogin()).toBe(false)
  noteSentToLogin()
  forgetSentToLogin()
  expect(wasJustSentToLogin()).toBe(false)
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
  ['/app/help', 'ended', '/app/login?next=%2Fapp%2Fhelp&reason=ended'],
  ['/app/login', 'ended', '/app/login?reason=ended'],
] as const)('from %s, %s, the login is %s', (page, reason, address) => {
  expect(loginAddress(page, reason)).toBe(address)
})
