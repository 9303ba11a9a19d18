import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { commandsIn, openApp } from '#tests/support/dom/open-app.tsx'
import { actualTime, calendarAnswers, request, requestId } from './fixtures.ts'

beforeEach(() => deviceIn('America/New_York'))

/** A page of this width hides the request itself, which wide ones show. */
const hidden = true
const waiting = async () => within(await screen.findByRole('region', { name: 'Waiting for you' }))
const events = `POST /pub/v1/change-requests/${requestId}/events`

test('what the badge counts stands beside the month: a request with its answers, and a line for what really happened', async () => {
  const { sent, user } = await openApp(
    '/app/calendar',
    calendarAnswers('other', {
      'GET /pub/v1/change-requests': () => ({ items: [request('other')] }),
      'GET /pub/v1/actual-times': () => ({ items: [actualTime('other')] }),
      [events]: () => request('other', { status: 'approved', version: 2 }),
    }),
  )
  const region = await waiting()
  expect(region.getByRole('heading', { name: 'Swap Nov 26 for Nov 28', hidden })).toBeTruthy()
  expect(region.getByText('I have to work on Thanksgiving.')).toBeTruthy()
  expect(region.getByText('Expires Mon, Nov 23, 9:00 AM EST')).toBeTruthy()
  expect(region.getByText('An approval cannot be undone.')).toBeTruthy()
  expect(region.getByRole('link', { name: 'Decline and propose change', hidden })).toBeTruthy()
  expect(region.getByRole('link', { name: 'See what would change', hidden }).getAttribute('href')).toContain(requestId)
  const happened = region.getByRole('link', { name: /^Sam had Mia and Leo/ })
  expect(happened.getAttribute('href')).toMatch(/calendar\/actual\//)
  await user.click(region.getByRole('button', { name: 'Approve', hidden }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this change?' }))
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  await screen.findByText('You approved the change.')
  expect(commandsIn(sent)[0]?.body).toEqual({ type: 'changeRequest.approve', version: 1 })
})

test.each([
  ['what waits for the other parent', 'creator'],
  ['who looks on', 'viewing'],
] as const)('%s has nothing to answer there', async (_, person) => {
  await openApp(
    '/app/calendar',
    calendarAnswers(person, { 'GET /pub/v1/change-requests': () => ({ items: [request(person)] }) }),
    { person },
  )
  await screen.findByRole('gridcell', { name: /^Thu, Nov 26, 2026\. .*A change request is waiting for an answer$/ })
  expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull()
})

test('an answer that does not come keeps nobody from the cards beside the month', async () => {
  const never = () => new Promise(() => undefined)
  await openApp('/app/calendar', calendarAnswers('other', { 'GET /pub/v1/actual-times': never }))
  await screen.findByRole('gridcell', { name: /^Thu, Nov 26, 2026/ })
  const name = 'Parenting time in November'
  expect(screen.queryByRole('region', { name })).toBeNull()
  expect(await screen.findByRole('region', { name }, { timeout: 3_000 })).toBeTruthy()
})
