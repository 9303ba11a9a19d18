import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers } from './fixtures.ts'

beforeEach(() => deviceIn('America/New_York'))

test('the list shows the exchanges of a month', async () => {
  await openApp('/app/calendar?view=list', calendarAnswers('other'))
  const list = within(await screen.findByRole('list', { name: 'November 2026' }))
  expect(list.getAllByText('Dana to Sam, 5:00 PM EST').length).toBeTruthy()
  expect(list.getAllByText('School out · Lincoln Elementary').length).toBeGreaterThan(2)
})

test('the list tells a traveller the times of the family and their own', async () => {
  deviceIn('America/Los_Angeles')
  await openApp('/app/calendar?view=list', calendarAnswers('other'))
  const list = within(await screen.findByRole('list', { name: 'November 2026' }))
  expect(list.getAllByText('Dana to Sam, 5:00 PM EST (2:00 PM PST where you are)').length).toBeTruthy()
})

test('the list names the day where a traveller is when it is another one', async () => {
  deviceIn('Asia/Tokyo')
  await openApp('/app/calendar?view=list', calendarAnswers('other'))
  const list = within(await screen.findByRole('list', { name: 'November 2026' }))
  expect(list.getAllByText('Dana to Sam, 5:00 PM EST (Sat 7:00 AM GMT+9 where you are)').length).toBeTruthy()
})
