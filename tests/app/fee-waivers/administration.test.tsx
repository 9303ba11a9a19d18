import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AccountDto } from '#contract/account.ts'
import type { FeeWaiverDto } from '#contract/fee-waivers/fee-waivers.ts'
import { sessionKeys } from '#contract/session.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { document as stored, waiver, waiverId } from './waiver.ts'

const list = 'GET /pub/v1/fee-waivers'
const one = `${list}/${waiverId}`
const events = `POST /pub/v1/fee-waivers/${waiverId}/events`
const page = '/app/administration'

const account: AccountDto = {
  firstName: 'Ada',
  lastName: 'Long',
  username: 'ada.long',
  email: 'ada@example.com',
  role: 'admin',
  locale: 'en-US',
  timeZone: 'UTC',
  passwordChangedAt: '2026-11-17T14:00:00.000Z',
  secondStep: { since: '2026-11-17T14:00:00.000Z', codesLeft: 10, app: true },
  sessions: [],
}
const nothing = Object.fromEntries(sessionKeys.map((key) => [key, null]))
const shown: FeeWaiverDto = { ...waiver, you: { ...waiver.you, party: 'administrator' } }

const open = (address: string, answers: Answers = {}, mine: AccountDto = account) =>
  openApp(address, {
    'GET /ofw/appv2/localstorage.json': () => ({
      ...nothing,
      auth: 'token',
      languageLocale: 'en-US',
      isAdmin: true,
      userType: 'admin',
      currentTime: '2026-11-17T21:10:00.000Z',
    }),
    'GET /pub/v1/me': () => mine,
    'GET /pub/v1/family': () => refusal(403, 'notAllowed'),
    ...answers,
  })

test('an administrator who opens any page of the product is led to what waits, and sees nothing else', async () => {
  const { sent } = await open('/app/expenses', { [list]: () => ({ items: [shown] }) })
  const link = await screen.findByRole('link', { name: 'Dana Reyes' })
  expect(link.getAttribute('href')).toBe(`${page}/${waiverId}`)
  expect(screen.getByText('Waiting for your answer')).toBeTruthy()
  expect(screen.getByText('1 document')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  expect(sent.some(({ what }) => what === 'GET /pub/v1/family')).toBe(false)
})

test('whoever is no administrator is led home from their pages', async () => {
  const { sent } = await openApp(`${page}/waiting`, {})
  expect(await screen.findByRole('heading', { level: 1, name: /Dana|Sam|Home|Hello/ })).toBeTruthy()
  expect(sent.some(({ what }) => what === list)).toBe(false)
})

test('without a second step there is only the page that switches it on', async () => {
  const first = { ...account, secondStep: { since: null, codesLeft: 0, app: false } }
  const { sent } = await open(`${page}/waiting`, {}, first)
  expect(await screen.findByText('Turn on two-step verification first')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy()
  expect(sent.some(({ what }) => what === list)).toBe(false)
})

test('a second step that is on cannot be switched off by an administrator', async () => {
  await open(`${page}/security`)
  expect(await screen.findByRole('button', { name: 'New recovery codes' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
  expect(screen.queryByText('Turn on two-step verification first')).toBeNull()
})

test('an application shows its documents as downloads, and is granted after a question', async () => {
  let answer = shown
  const { user, sent } = await open(`${page}/${waiverId}`, {
    [one]: () => answer,
    [events]: () => {
      answer = { ...shown, status: 'granted', version: 3, endedAt: shown.appliedAt }
      return answer
    },
  })
  const link = await screen.findByRole('link', { name: 'A letter about public benefits' })
  expect(link.getAttribute('href')).toBe(`/pub/v1/fee-waiver-documents/${stored.id}/content`)
  await user.click(screen.getByRole('button', { name: 'Grant' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('This answer cannot be undone.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Grant' }))
  expect(await screen.findByText('Granted')).toBeTruthy()
  expect(sent.find(({ what }) => what === events)?.body).toEqual({ type: 'feeWaiver.grant', version: 2 })
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
})

test('a refusal needs its reason, which stays when it is not saved', async () => {
  const { user, sent } = await open(`${page}/${waiverId}`, {
    [one]: () => shown,
    [events]: () => refusal(409, 'changedSinceSeen', { userMessage: 'It was changed meanwhile.', item: shown }),
  })
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }))
  expect(await within(dialog).findByText('This field is required')).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Reason'), 'The letter is old.')
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }))
  expect(await within(dialog).findByText('It was changed meanwhile.')).toBeTruthy()
  expect(sent.find(({ what }) => what === events)?.body).toEqual({
    type: 'feeWaiver.refuse',
    version: 2,
    reason: 'The letter is old.',
  })
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The letter is old.')
})

test('without a document nothing can be granted', async () => {
  await open(`${page}/${waiverId}`, { [one]: () => ({ ...shown, facts: { documented: false }, documents: [] }) })
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Grant' })).toBeNull()
  expect(screen.getByText('Waiting for a document')).toBeTruthy()
})

test('a list without applications says what will be there', async () => {
  await open(`${page}/ended`, { [list]: () => ({ items: [] }) })
  expect(await screen.findByText('Nothing has been answered yet')).toBeTruthy()
})

test('a list that cannot be loaded can be tried again', async () => {
  await open(`${page}/waiting`, { [list]: () => refusal(429, 'rateLimited') })
  expect(await screen.findByText('The applications could not be loaded')).toBeTruthy()
})

test('an application that does not exist says so', async () => {
  await open(`${page}/${waiverId}`, { [one]: () => refusal(404, 'notFound') })
  expect(await screen.findByText('This application does not exist')).toBeTruthy()
})
