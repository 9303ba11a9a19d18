import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { valuesOf } from '#src/features/calendar-events/event.model.ts'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { now, viewerFor } from '#tests/support/dom/family.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { event, eventAnswers } from './fixtures.ts'

const record = 'POST /pub/v1/calendar-events'

beforeEach(() => deviceIn('America/Los_Angeles'))

test('an event that is added from today begins today, at the next full hour of the family', async () => {
  const { sent, user } = await openApp(
    '/app/calendar/events/new?on=2026-11-20',
    eventAnswers('other', event('other'), { [record]: () => event('other') }),
  )
  await user.click(await screen.findByLabelText('Title'))
  await user.paste('Swimming')
  await user.click(screen.getByRole('button', { name: 'Add event' }))
  const times = { startsOn: '2026-11-20', startsAt: '13:00', endsOn: '2026-11-20', endsAt: '14:00' }
  await vi.waitFor(() => expect(sent.find(({ what }) => what === record)?.body).toMatchObject(times))
})

const night = (hour: string) => `2026-11-21T${hour}:30.000Z`
test.each([
  ['today, just before a full hour', '2026-11-20', '2026-11-20T17:59:59.000Z', '2026-11-20 13:00 2026-11-20 14:00'],
  ['today, at midnight', '2026-11-20', '2026-11-20T05:00:00.000Z', '2026-11-20 01:00 2026-11-20 02:00'],
  ['today, so late that it ends tomorrow', '2026-11-20', night('03:15'), '2026-11-20 23:00 2026-11-21 00:00'],
  ['today, in the last hour', '2026-11-20', night('04:15'), '2026-11-21 16:00 2026-11-21 17:00'],
  ['yesterday', '2026-11-19', now, '2026-11-21 16:00 2026-11-21 17:00'],
  ['a later day', '2026-11-24', now, '2026-11-24 16:00 2026-11-24 17:00'],
  ['no day', undefined, now, '2026-11-21 16:00 2026-11-21 17:00'],
])('from %s', (_, on, at, times) => {
  const { startsOn, startsAt, endsOn, endsAt } = valuesOf(viewerFor('other'), null, on, at)
  expect(`${startsOn} ${startsAt} ${endsOn} ${endsAt}`).toBe(times)
})
