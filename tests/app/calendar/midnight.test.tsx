import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers } from './fixtures.ts'

const dayOf = (grid: HTMLElement, name: RegExp) => within(grid).getByRole('gridcell', { name })

test('a page that stays open over midnight knows the new day, at once when it is looked at again', async () => {
  deviceIn('America/New_York')
  const { now } = Date
  let passed = 0
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + passed)
  try {
    await openApp('/app/calendar', calendarAnswers('other'))
    const grid = await screen.findByRole('grid', { name: 'November 2026' })
    const isToday = (day: HTMLElement) => day.getAttribute('aria-current') === 'date'
    const todays = () => within(grid).getAllByRole('gridcell').filter(isToday)
    expect(todays()).toEqual([dayOf(grid, /^Fri, Nov 20, 2026/)])
    passed = 24 * 3_600_000
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(todays()).toEqual([dayOf(grid, /^Sat, Nov 21, 2026/)]))
  } finally {
    clock.mockRestore()
  }
})
