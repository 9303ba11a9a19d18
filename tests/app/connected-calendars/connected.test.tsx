import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ConnectedCalendarDto } from '#contract/connected-calendars/connected-calendars.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'

const id = '00000000-0000-4000-8000-0000000000a1'
const school: ConnectedCalendarDto = {
  id,
  status: 'current',
  version: 2,
  name: 'School',
  colour: 'green',
  host: 'school.example',
  fetchedAt: '2026-11-20T10:00:00.000Z',
  problem: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  changedAt: '2026-11-20T10:00:00.000Z',
  you: { actor: '00000000-0000-4000-8000-0000000000d1', party: 'owner', mode: 'self' },
}
const list = 'GET /pub/v1/connected-calendars'
const add = 'POST /pub/v1/connected-calendars'
const entries = 'GET /pub/v1/connected-entries'
const events = `POST /pub/v1/connected-calendars/${id}/events`

const open = async (items: readonly ConnectedCalendarDto[], answers: Answers = {}, person?: 'viewing') => {
  const opened = await openApp(
    '/app/calendar/connections',
    {
      'GET /pub/v1/calendar-feeds': () => ({ items: [] }),
      [list]: () => ({ items }),
      [entries]: () => ({ items: [] }),
      ...answers,
    },
    ...(person ? [{ person }] : []),
  )
  await screen.findByRole('heading', { name: 'Calendar in other apps', level: 1 })
  return opened
}
const sentTo = (sent: readonly { what: string; body: unknown }[], route: string) =>
  sent.filter(({ what }) => what === route).map(({ body }) => body)

test('a calendar is connected by its address, which is checked before it is sent', async () => {
  const { user, sent } = await open([], { [add]: () => school })
  await user.click(await screen.findByRole('button', { name: 'Connect a calendar' }))
  const form = within(await screen.findByRole('dialog', { name: 'Connect a calendar' }))
  await user.type(form.getByLabelText('Name'), 'School')
  await user.type(form.getByLabelText('Address'), 'http://school.example/term.ics')
  await user.click(form.getByRole('button', { name: 'Connect' }))
  expect(await form.findByText(/Enter an address that begins with https/)).toBeTruthy()
  expect(sentTo(sent, add)).toEqual([])
  await user.clear(form.getByLabelText('Address'))
  await user.type(form.getByLabelText('Address'), 'webcal://school.example/term.ics')
  await user.click(form.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByText('The calendar will be updated within a minute.')).toBeTruthy()
  expect(sentTo(sent, add)).toEqual([{ name: 'School', url: 'webcal://school.example/term.ics', colour: 'green' }])
})

test('a calendar that fails says why and when it was read last, and is read again on request', async () => {
  const failing = { ...school, status: 'failing', problem: 'tooSlow' } as const
  const { user, sent } = await open([failing], { [events]: () => ({ ...school, status: 'fetching' }) })
  expect(await screen.findByText('The answer took longer than 10 seconds.')).toBeTruthy()
  expect(screen.getByText(/From school\.example · updated /)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Update now' }))
  expect(sentTo(sent, events)).toEqual([{ type: 'connectedCalendar.retry', version: 2 }])
})

test('removing is asked about, and a refusal says why', async () => {
  const { user, sent } = await open([school], { [events]: () => refusal(500, 'unexpected') })
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull()
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “School”?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await dialog.findByText('Nothing was changed')).toBeTruthy()
  expect(sentTo(sent, events)).toEqual([{ type: 'connectedCalendar.remove', version: 2 }])
})

test('an edit keeps the address, and the next days are listed', async () => {
  const swim = {
    calendarId: id,
    calendar: 'School',
    colour: 'green',
    uid: '1',
    title: 'Swim meet',
    place: null,
    whole: true,
  }
  const { user, sent } = await open([school], {
    [entries]: () => ({ items: [{ ...swim, from: '2026-12-01', until: '2026-12-02' }] }),
    [events]: () => school,
  })
  expect(await screen.findByText('Swim meet')).toBeTruthy()
  const copy = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Copy “Swim meet” into the calendar' }).href)
  expect(Object.fromEntries(copy.searchParams)).toEqual({ from: id, at: '2026-12-01', uid: '1' })
  expect(screen.getByText(/All day/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit “School”' }))
  expect(form.queryByLabelText('Address')).toBeNull()
  await user.selectOptions(form.getByLabelText('Color'), 'Red')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The calendar was saved.')).toBeTruthy()
  expect(sentTo(sent, events)).toEqual([{ type: 'connectedCalendar.edit', version: 2, name: 'School', colour: 'red' }])
})

test('who looks on is shown none', async () => {
  const { sent } = await open([school], {}, 'viewing')
  await screen.findByText('Only parents can create calendar links')
  expect(sent.some(({ what }) => what === list)).toBe(false)
})

test.each([
  ['added', add, [], 'Connect a calendar', 'Connect', 'The calendar was not added. What you typed is still here.'],
  ['saved', events, [school], 'Edit', 'Save', 'The calendar was not saved. What you typed is still here.'],
] as const)(
  'a calendar that could not be %s says so, and keeps what was typed',
  async (_, what, items, open_, send, said) => {
    const { user } = await open(items, { [what]: () => refusal(500, 'unexpected') })
    await user.click(await screen.findByRole('button', { name: open_ }))
    const form = within(await screen.findByRole('dialog'))
    await user.clear(form.getByLabelText('Name'))
    await user.type(form.getByLabelText('Name'), 'Choir')
    if (items.length === 0) await user.type(form.getByLabelText('Address'), 'https://school.example/term.ics')
    await user.click(form.getByRole('button', { name: send }))
    expect(await form.findByText(said)).toBeTruthy()
    expect(form.getByLabelText('Name')).toHaveProperty('value', 'Choir')
  },
)
