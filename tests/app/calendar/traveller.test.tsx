import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { actualTime, calendarAnswers, request, requestId } from './fixtures.ts'
import { edge, holiday, list, offered } from './holiday-fixtures.ts'

beforeEach(() => deviceIn('America/Los_Angeles'))

const asked = { 'GET /pub/v1/change-requests': () => ({ items: [request('other')] }) }
const deadline = 'Mon, Nov 23, 9:00 AM EST (6:00 AM PST where you are)'
const [from, until] = [
  'Thu, Nov 26, 9:00 AM EST (6:00 AM PST where you are)',
  'Fri, Nov 27, 9:00 AM EST (6:00 AM PST where you are)',
]

test('a traveller reads a request, its deadline and what it would change by both clocks', async () => {
  const history = { [`GET /pub/v1/history/${requestId}`]: () => ({ entries: [], verified: true }) }
  await openApp(`/app/calendar/changes/${requestId}`, calendarAnswers('other', { ...asked, ...history }))
  expect(await screen.findByText(`Expires ${deadline}`)).toBeTruthy()
  expect(await screen.findByText(`If nobody answers by ${deadline}.`)).toBeTruthy()
  expect(screen.getByText(`Dana from ${from} to ${until}`)).toBeTruthy()
  expect(screen.getByText(`Mia: Sam → Dana, ${from} to ${until}`)).toBeTruthy()
  expect(screen.getByText(/sent Wed, Nov 18, 7:00 AM EST \(4:00 AM PST where you are\)/)).toBeTruthy()
})

test('beside the month, too', async () => {
  await openApp('/app/calendar', calendarAnswers('other', asked))
  const region = within(await screen.findByRole('region', { name: 'Waiting for you' }))
  expect(region.getByText(`Expires ${deadline}`)).toBeTruthy()
  expect(region.getByText((text) => text.includes(from))).toBeTruthy()
})

test('the form of a request says until when an answer may come by both clocks', async () => {
  await openApp('/app/calendar/changes/new', calendarAnswers('other'))
  await screen.findByLabelText('What are you asking?')
  for (const [label, value] of [
    ['From', '2026-11-26T09:00'],
    ['To', '2026-11-26T19:00'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  expect(screen.getByText(/and Wed, Nov 25, 9:00 AM EST \(6:00 AM PST where you are\)\.$/)).toBeTruthy()
})

test('a holiday is told by both clocks in the list', async () => {
  const thanksgiving = holiday('other', { begins: edge(0, '09:00'), ends: edge(1, '09:00') })
  await openApp('/app/calendar/holidays', calendarAnswers('other', list(thanksgiving)))
  expect(await screen.findByText(`${from} to ${until}`)).toBeTruthy()
})

test('the next times of a new holiday are told by both clocks', async () => {
  const { user } = await openApp('/app/calendar/holidays/new', calendarAnswers('other', { ...list(), ...offered }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Birthday')
  const next = within(screen.getByRole('region', { name: 'Upcoming dates' }))
  expect(next.getAllByText(/9:00 AM E.T \(6:00 AM P.T where you are\) to /).length).toBeGreaterThan(0)
})

test('what really happened is told by both clocks', async () => {
  const real = { 'GET /pub/v1/actual-times': () => ({ items: [actualTime('other')] }) }
  const happened = /12:00 PM EST \(9:00 AM PST where you are\) to .*8:00 PM EST \(5:00 PM PST where you are\)/
  await openApp('/app/calendar?view=day&date=2026-11-18', calendarAnswers('other', real))
  expect(await screen.findByRole('link', { name: happened })).toBeTruthy()
})

test('where the clocks agree, a time is told once', async () => {
  deviceIn('America/Toronto')
  await openApp(`/app/calendar/changes/${requestId}`, calendarAnswers('other', asked))
  expect(await screen.findByText('Expires Mon, Nov 23, 9:00 AM EST')).toBeTruthy()
  expect(screen.queryByText(/where you are/)).toBeNull()
})
