import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { commandsIn, openApp } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers } from './fixtures.ts'
import { edge, events, holiday, list, otherId } from './holiday-fixtures.ts'

beforeEach(() => deviceIn('America/New_York'))

test('a year lists its holidays by date, whose they are then, and those that it leaves out', async () => {
  const trip = holiday('other', {
    id: otherId,
    name: 'Trip',
    from: '2026-11-23',
    date: { by: 'list', dates: ['2026-11-23'] },
    begins: edge(0, '09:00'),
    ends: edge(1, '09:00'),
  })
  const { user } = await openApp('/app/calendar/holidays', calendarAnswers('other', list(holiday('other'), trip)))
  const now = within(await screen.findByRole('region', { name: 'In 2026' }))
  expect(now.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Trip',
    'Thanksgiving',
  ])
  expect(now.getByText('Wed, Nov 25, 6:00 PM EST to Sun, Nov 29, 6:00 PM EST')).toBeTruthy()
  expect(now.getByText(/Fourth Thursday in November · Odd years: Sam. Even years: Dana./)).toBeTruthy()
  expect(now.getAllByText('Sam recorded it. Does this match what you agreed?')).toHaveLength(2)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2027')
  const next = within(await screen.findByRole('region', { name: 'In 2027' }))
  expect(next.getByText('Sam', { selector: 'strong' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Not in 2027' })).getByText('Trip')).toBeTruthy()
})

test('the other parent confirms; who looks on has nothing to press', async () => {
  const { sent, user } = await openApp(
    '/app/calendar/holidays',
    calendarAnswers('other', { ...list(holiday('other')), [events]: () => holiday('other', { version: 2 }) }),
  )
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm “Thanksgiving”?' }))
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await screen.findByText('You confirmed the holiday.')
  expect(commandsIn(sent)[0]?.body).toEqual({ type: 'holiday.confirm', version: 1 })
})

test('who looks as a parent is offered nothing to press', async () => {
  await openApp('/app/calendar/holidays', calendarAnswers('viewing', list(holiday('viewing'))), { person: 'viewing' })
  await screen.findByRole('heading', { name: 'Thanksgiving' })
  for (const name of ['Confirm', 'Dispute', 'End holiday']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Add holiday' })).toBeNull()
})

test('ending says before the button that it cannot be undone', async () => {
  const facts = { begun: true, over: false, answer: 'agreed', secondAnswer: null } as const
  const active = holiday('creator', { status: 'active', facts })
  const { user } = await openApp('/app/calendar/holidays', calendarAnswers('creator', list(active)), {
    person: 'creator',
  })
  await user.click(await screen.findByRole('button', { name: 'End holiday' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'End “Thanksgiving”?' }))
  expect(dialog.getByText('Ending a holiday cannot be undone.')).toBeTruthy()
})
