import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { children, dana, sam } from '#tests/support/dom/family.ts'
import { commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { event, eventAnswers, eventId, eventTime, series } from './fixtures.ts'

const record = 'POST /pub/v1/calendar-events'
const events = `POST /pub/v1/calendar-events/${eventId}/events`
const times = 'GET /pub/v1/calendar-events'
const page = `/app/calendar/events/${eventId}`
const form = '/app/calendar/events/new'
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

beforeEach(() => deviceIn('America/New_York'))

test('the month marks the days of events, and the day leads to them', async () => {
  const camp = { eventId, title: 'Camp', whole: true, from: '2026-11-26', until: '2026-11-28', on: '2026-11-26' }
  await openApp(
    '/app/calendar?date=2026-11-24',
    eventAnswers('other', event('other'), { [times]: () => ({ items: [eventTime(), eventTime(camp)] }) }),
  )
  const grid = within(await screen.findByRole('grid', { name: 'November 2026' }))
  expect(await grid.findByRole('gridcell', { name: /^Tue, Nov 24, .*Recital, 4 PM to 5 PM$/ })).toBeTruthy()
  expect(grid.getByRole('gridcell', { name: /^Thu, Nov 26, .*Camp, all day$/ })).toBeTruthy()
  expect(grid.getByRole('gridcell', { name: /^Fri, Nov 27, .*Camp, all day$/ })).toBeTruthy()
  expect(grid.getByRole('gridcell', { name: /^Sat, Nov 28/ }).getAttribute('aria-label')).not.toContain('Camp')
  const day = within(await screen.findByRole('region', { name: 'Tue, Nov 24, 2026' }))
  expect(day.getByText('School hall · Mia · Sam')).toBeTruthy()
  expect(day.getByRole('link', { name: 'Recital, 4 PM to 5 PM' }).getAttribute('href')).toContain(`/events/${eventId}`)
})

test('a traveller reads when an event is for the family and where they are, in the calendar and on its page', async () => {
  deviceIn('America/Los_Angeles')
  const both = 'Recital, 4 PM (1:00 PM PST where you are) to 5 PM (2:00 PM PST where you are)'
  const { user } = await openApp('/app/calendar?view=list&date=2026-11-24', eventAnswers('other'))
  await user.click((await screen.findAllByRole('link', { name: both }))[0] ?? document.body)
  expect(
    await screen.findByText(
      'Tue, Nov 24, 4:00 PM EST (1:00 PM PST where you are) to 5:00 PM EST (2:00 PM PST where you are)',
    ),
  ).toBeTruthy()
})

test.each(['list', 'week', 'day'])('the %s shows events, too', async (view) => {
  await openApp(`/app/calendar?view=${view}&date=2026-11-24`, eventAnswers('other'))
  expect((await screen.findAllByText(/^Recital/)).length).toBeGreaterThan(0)
})

test('the list searches events near today; what is ahead comes first, and a word without one says so', async () => {
  const gone = { eventId, title: 'Recital rehearsal', on: '2026-11-03', from: '2026-11-03T21:00:00.000Z' }
  const asked: string[] = []
  const { user } = await openApp(
    '/app/calendar?view=list&date=2026-11-24',
    eventAnswers('other', event('other'), {
      [times]: (_, url) => {
        const search = url.searchParams.get('search')
        if (search === null) return { items: [] }
        asked.push(`${search} ${url.searchParams.get('from')} ${url.searchParams.get('to')}`)
        const rehearsal = eventTime({ ...gone, until: '2026-11-03T22:00:00.000Z' })
        return { items: search === 'recital' ? [rehearsal, eventTime()] : [] }
      },
    }),
  )
  await user.type(await screen.findByRole('searchbox', { name: 'Search events' }), 'recital{Enter}')
  const ahead = within(await screen.findByRole('region', { name: 'Coming up' }))
  expect(ahead.getByRole('link', { name: 'Recital, 4 PM to 5 PM' })).toBeTruthy()
  const past = within(screen.getByRole('region', { name: 'Past' }))
  expect(past.getByRole('link').getAttribute('href')).toContain('on=2026-11-03')
  expect(asked).toEqual(['recital 2025-11-20 2027-11-20'])
  expect(location.search).toContain('search=recital')
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'x{Enter}')
  expect(await screen.findByText('No event matches “recitalx”')).toBeTruthy()
  await user.clear(screen.getByRole('searchbox', { name: 'Search events' }))
  expect(await screen.findByRole('list', { name: 'November 2026' })).toBeTruthy()
})

test('where events cannot be loaded, the days are shown and say so', async () => {
  await openApp('/app/calendar', eventAnswers('other', event('other'), { [times]: () => refusal(403, 'notAllowed') }))
  expect(await screen.findByText('Events could not be loaded')).toBeTruthy()
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy()
})

test('an event says when, who and where; whoever does not own it changes nothing', async () => {
  await openApp(page, eventAnswers('other'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Recital' })).toBeTruthy()
  expect(screen.getByText('Tue, Nov 24, 4:00 PM EST to 5:00 PM EST')).toBeTruthy()
  expect(screen.getByText('School hall (hidden in other apps and in print)')).toBeTruthy()
  expect(screen.getByText('Black shoes')).toBeTruthy()
  expect(screen.getByText(/Only Sam can change this event/)).toBeTruthy()
  for (const name of ['Edit', 'Cancel event', 'Share']) expect(screen.queryByText(name)).toBeNull()
})

test('its owner cancels it after a warning', async () => {
  const { sent, user } = await openApp(
    page,
    eventAnswers('creator', event('creator'), {
      [events]: () => event('creator', { status: 'cancelled', version: 2 }),
    }),
    { person: 'creator' },
  )
  await user.click(await screen.findByRole('button', { name: 'Cancel event' }))
  const dialog = await dialogOf('Cancel “Recital”?')
  expect(dialog.getByText('This cannot be undone.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Cancel event' }))
  await screen.findByText('The event was canceled.')
  expect(commandsIn(sent)[0]?.body).toEqual({ type: 'calendarEvent.cancel', version: 1 })
})

test('a private one is shared once and for all, or deleted', async () => {
  const kept = event('creator', {
    status: 'private',
    facts: { private: true, begun: false, repeats: false, coming: true },
  })
  const { sent, user } = await openApp(page, eventAnswers('creator', kept, { [events]: () => event('creator') }), {
    person: 'creator',
  })
  expect(await screen.findByText('Only you see this event.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const dialog = await dialogOf('Share “Recital”?')
  expect(dialog.getByText('A shared event cannot be made private again.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  await screen.findByText('The event is now shared.')
  expect(commandsIn(sent)[0]?.body).toEqual({ type: 'calendarEvent.share', version: 1 })
})

test('of a series that has begun, one time or all later ones are cancelled', async () => {
  const { sent, user } = await openApp(
    `${page}?on=2026-12-01`,
    eventAnswers('creator', series('creator'), { [events]: () => series('creator', { version: 2 }) }),
    { person: 'creator' },
  )
  expect(await screen.findByText(/Dates still to come can be changed/)).toBeTruthy()
  expect(screen.getByText('Every week on Tuesday, 10 times')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel event' }))
  const dialog = await dialogOf('Cancel “Practice”?')
  const choices = within(dialog.getByLabelText('Which dates')).getAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Only Tue, Dec 1, 2026',
    'Tue, Dec 1, 2026 and all later dates',
  ])
  await user.selectOptions(dialog.getByLabelText('Which dates'), 'following')
  await user.click(dialog.getByRole('button', { name: 'Cancel event' }))
  await screen.findByText('The event was canceled.')
  expect(commandsIn(sent)[0]?.body).toEqual({ type: 'calendarEvent.cancelFollowing', version: 1, on: '2026-12-01' })
})

test('the page of a series shows the time from which it was opened; commands mean times to come', async () => {
  const { user } = await openApp(`${page}?on=2026-11-17`, eventAnswers('creator', series('creator')), {
    person: 'creator',
  })
  expect(await screen.findByText('Tue, Nov 17, 4:00 PM EST to 5:00 PM EST')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel event' }))
  const dialog = await dialogOf('Cancel “Practice”?')
  expect(dialog.getByRole('option', { name: 'Only Tue, Nov 24, 2026' })).toBeTruthy()
})

test('one time of a series is moved with what the series says', async () => {
  const { sent, user } = await openApp(
    `${page}?edit=one&on=2026-12-01`,
    eventAnswers('creator', series('creator'), { [events]: () => series('creator', { version: 2 }) }),
    { person: 'creator' },
  )
  expect(await screen.findByText('Changes this date only: Tue, Dec 1, 2026.')).toBeTruthy()
  expect(screen.queryByLabelText('Repeats')).toBeNull()
  type('Start time', '15:00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The event was changed.')
  expect(commandsIn(sent)[0]?.body).toEqual({
    type: 'calendarEvent.moveOne',
    version: 1,
    on: '2026-12-01',
    title: 'Practice',
    startsOn: '2026-12-01',
    startsAt: '15:00',
    endsOn: '2026-12-01',
    endsAt: '17:00',
    childIds: [children.mia],
    parentId: sam,
    pickUpId: dana,
    dropOffId: null,
    place: 'School hall',
    hidesPlace: true,
    notes: 'Black shoes',
    reminder: 60,
    colour: 'purple',
  })
})

test('nobody edits what has begun', async () => {
  const over = event('creator', { nextOn: null, facts: { private: false, begun: true, repeats: false, coming: false } })
  await openApp(`${page}?edit=all`, eventAnswers('creator', over), { person: 'creator' })
  expect(await screen.findByText('This event cannot be changed')).toBeTruthy()
  expect(screen.getByText(/It has begun, so it can no longer be changed/)).toBeTruthy()
})

test('a weekly event on several days is recorded, and a wrong one keeps what was typed', async () => {
  const { sent, user } = await openApp(form, eventAnswers('other', event('other'), { [record]: () => event('other') }))
  await user.click(await screen.findByRole('button', { name: 'Add event' }))
  expect(await screen.findByText('This field is required')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  await user.type(screen.getByLabelText('Title'), 'Swimming')
  type('Starts', '2026-11-23')
  await user.selectOptions(screen.getByLabelText('Repeats'), 'weekly')
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }))
  await user.click(screen.getByRole('checkbox', { name: 'Wednesday' }))
  type('Start time', '18:00')
  await user.click(screen.getByRole('button', { name: 'Add event' }))
  expect(await screen.findByText('The end cannot be before the start.')).toBeTruthy()
  type('End time', '19:00')
  await user.click(screen.getByRole('button', { name: 'Add event' }))
  await screen.findByText('The event was added.')
  expect(sent.find(({ what }) => what === record)?.body).toMatchObject({
    title: 'Swimming',
    private: false,
    startsOn: '2026-11-23',
    endsOn: '2026-11-23',
    frequency: 'weekly',
    interval: 1,
    weekdays: [6, 1, 3],
    end: null,
    parentId: dana,
    childIds: Object.values(children),
    reminder: null,
  })
})

test('a start that has passed is refused before anything is sent', async () => {
  const { sent, user } = await openApp(form, eventAnswers('other'))
  await user.type(await screen.findByLabelText('Title'), 'Swimming')
  type('Starts', '2026-11-20')
  type('Start time', '11:00')
  await user.click(screen.getByRole('button', { name: 'Add event' }))
  expect(await screen.findByText('The start must be in the future.')).toBeTruthy()
  expect(sent.some(({ what }) => what === record)).toBe(false)
})

test('an event that is not there, or of somebody else alone, is not found', async () => {
  const gone = { [`GET /pub/v1/calendar-events/${eventId}`]: () => refusal(404, 'notFound') }
  await openApp(page, eventAnswers('other', event('other'), gone))
  expect(await screen.findByText('This event was not found')).toBeTruthy()
})

test('a child adds none', async () => {
  await openApp(form, eventAnswers('other'), { change: { standing: 'child' } })
  expect(await screen.findByText('Only parents can add events')).toBeTruthy()
})
