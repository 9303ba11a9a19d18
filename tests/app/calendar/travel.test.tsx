import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers, layers, weeks } from './fixtures.ts'

beforeEach(() => deviceIn('America/New_York'))

/** Each Friday at five the children fly to Los Angeles, or back. */
const flying = (hidesPlace: boolean) => {
  const cycle = weeks()
  const arrival = { day: 0, time: '20:30', zone: 'America/Los_Angeles' }
  const changes = cycle.changes.map((one) => ({
    ...one,
    handover: { time: '17:00', withoutSchool: null, name: null, place: 'Airport', arrival, hidesPlace },
  }))
  const schedules = layers().schedules.map((one) => ({ ...one, cycle: { ...cycle, changes } }))
  return calendarAnswers('other', { 'GET /pub/v1/parenting-time': () => layers({ schedules }) })
}

test.each([
  ['en-US', 'Fri, Nov 20, 2026', 'Arrival: Fri, Nov 20, 2026, 8:30 PM PST (11:30 PM EST where you are)'],
  ['en-GB', 'Fri 20 Nov 2026', 'Arrival: Fri 20 Nov 2026, 20:30 GMT-8 (23:30 GMT-5 where you are)'],
  [
    'es-MX',
    'vie 20 nov 2026',
    'Llegada: vie 20 nov 2026, 8:30 p.m. hora del Pacífico (11:30 p.m. hora del este donde estás)',
  ],
])('a journey is told in %s by the clocks of its place', async (locale, day, arrival) => {
  await openApp('/app/calendar', flying(false), { locale })
  const card = within(await screen.findByRole('region', { name: day }))
  expect(card.getByText(arrival)).toBeTruthy()
})

test('the list and the print have the place and the arrival', async () => {
  await openApp('/app/calendar?view=list', flying(false))
  const list = within(await screen.findByRole('list', { name: 'November 2026' }))
  expect(list.getByText('Airport · Arrival: Fri, Nov 20, 2026, 8:30 PM PST (11:30 PM EST where you are)')).toBeTruthy()
})

test('a print has no place that is hidden, and no arrival with it, while the family sees both', async () => {
  await openApp('/app/calendar/month', flying(true))
  const month = within(await screen.findByRole('table', { name: 'November 2026' }))
  expect(month.getAllByText('Dana to Sam, 5 PM').length).toBeGreaterThan(1)
  expect(screen.queryByText(/Airport|Arrival/)).toBeNull()
})

test('a child sees where a journey leads', async () => {
  await openApp('/app/calendar', flying(true), { change: { standing: 'child' } })
  const card = within(await screen.findByRole('region', { name: 'Fri, Nov 20, 2026' }))
  expect(card.getByText(/^Exchange at 5:00 PM EST, Airport$/)).toBeTruthy()
  expect(card.getByText(/^Arrival: Fri, Nov 20/)).toBeTruthy()
})

test('the printed report has a journey with its place, and none that is hidden', async () => {
  await openApp('/app/calendar/report?from=2026-11-20&to=2026-11-20', flying(false))
  const days = within(await screen.findByRole('table', { name: 'Time by day' }))
  expect(days.getByText('Exchange at 5:00 PM EST, Airport. Arrival: Fri, Nov 20, 2026, 8:30 PM PST.')).toBeTruthy()
})
