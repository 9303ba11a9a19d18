import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { event, eventAnswers, eventTime } from './fixtures.ts'

const times = 'GET /pub/v1/calendar-events'

/** Opens a month with this many events on one of its days. */
const openMonth = async (count: number) => {
  const items = Array.from({ length: count }, (_, at) => eventTime({ title: `Visit ${at + 1}`, eventId: idOf(at) }))
  await openApp('/app/calendar?date=2026-11-24', eventAnswers('other', event('other'), { [times]: () => ({ items }) }))
  const grid = within(await screen.findByRole('grid', { name: 'November 2026' }))
  return grid.findByRole('gridcell', { name: /^Tue, Nov 24, .*Visit 1,/ })
}
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

test('a day with more events than anybody listens to is announced with ten of them, and how many more there are', async () => {
  deviceIn('America/New_York')
  const label = (await openMonth(12)).getAttribute('aria-label')
  expect(label).toContain('Visit 10, 4 PM to 5 PM. And 2 more')
  expect(label).not.toContain('Visit 11')
})

test('a day with ten events is announced with all of them', async () => {
  deviceIn('America/New_York')
  expect((await openMonth(10)).getAttribute('aria-label')).toMatch(/Visit 10, 4 PM to 5 PM$/)
})

test('a traveller’s month does not ask the device for its zone at each of its times', async () => {
  deviceIn('America/Los_Angeles')
  const cell = await openMonth(12)
  expect(cell.getAttribute('aria-label')).toContain('Visit 1, 4 PM (1:00 PM PST where you are)')
  const asked = vi.mocked(Intl.DateTimeFormat.prototype.resolvedOptions).mock.calls.length
  await openMonth(900)
  expect(vi.mocked(Intl.DateTimeFormat.prototype.resolvedOptions).mock.calls.length - asked).toBeLessThan(100)
})
