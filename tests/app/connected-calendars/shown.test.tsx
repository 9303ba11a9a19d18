import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ConnectedEntryDto } from '#contract/connected-calendars/connected-entries.ts'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers } from '../calendar/fixtures.ts'

beforeEach(() => deviceIn('America/New_York'))

const id = '00000000-0000-4000-8000-0000000000a1'
const times = 'GET /pub/v1/connected-entries'
const meeting: ConnectedEntryDto = {
  calendarId: id,
  calendar: 'Work',
  colour: 'pink',
  uid: 'a',
  title: 'Meeting',
  place: 'Room 4',
  whole: false,
  from: '2026-11-24T15:00:00.000Z',
  until: '2026-11-24T16:00:00.000Z',
}
const fair = { ...meeting, uid: 'b', title: '', whole: true, from: '2026-11-25', until: '2026-11-26' }
const answers = () => calendarAnswers('other', { [times]: () => ({ items: [meeting, fair] }) })
const words = 'Meeting, 10 AM to 11 AM (only you see this)'

test.each([
  ['month', 'November 2026', 'Meeting'],
  ['week', 'Week', words],
])(
  'the %s shows what a connected calendar has in its colour, and says that nobody else sees it',
  async (view, name, text) => {
    await openApp(`/app/calendar?view=${view}&date=2026-11-24`, answers())
    const grid = within(await screen.findByRole('grid', { name }))
    const day = await grid.findByRole('gridcell', { name: `Tue, Nov 24, 2026. Sam. ${words}` })
    const mark = within(day).getByText(text)
    expect(mark.className).toBe('mark event own')
    // The light one of pink.
    expect(mark.getAttribute('style')).toContain('rgb(194, 70, 127)')
    expect(
      grid.getByRole('gridcell', { name: /^Wed, Nov 25, .*Untitled, all day \(only you see this\)$/ }),
    ).toBeTruthy()
  },
)

test.each(['day', 'list'])('the %s leads to a copy of it and to nothing that edits it', async (view) => {
  await openApp(`/app/calendar?view=${view}&date=2026-11-24`, answers())
  const line = (await screen.findByText(words)).closest('li')
  const own = within(line ?? document.body)
  expect(own.getByText('Work · Room 4')).toBeTruthy()
  const links = own.getAllByRole('link')
  expect(links.map(({ ariaLabel }) => ariaLabel)).toEqual(['Copy “Meeting” into the calendar'])
  const address = new URL((links[0] as HTMLAnchorElement).href)
  expect(address.pathname).toBe('/app/calendar/copy')
  expect(Object.fromEntries(address.searchParams)).toEqual({ from: id, at: meeting.from, uid: meeting.uid })
})

test.each([
  ['a child', { change: { standing: 'child' } }],
  ['somebody who looks as a parent', { person: 'viewing' as const }],
])('%s asks for no connected calendar', async (_, options) => {
  const { sent } = await openApp('/app/calendar?date=2026-11-24', answers(), options)
  await screen.findByRole('region', { name: 'Tue, Nov 24, 2026' })
  await screen.findByRole('region', { name: 'Parenting time in November' })
  expect(sent.some(({ what }) => what === times)).toBe(false)
  expect(screen.queryByText(/Meeting/)).toBeNull()
})

test.each(['/app/calendar/month?date=2026-11-15', '/app/calendar/report?from=2026-11-20&to=2026-11-30'])(
  'what is printed at %s has nothing of a connected calendar',
  async (address) => {
    const { sent } = await openApp(address, answers())
    await screen.findAllByRole('table')
    expect(sent.some(({ what }) => what === times)).toBe(false)
    expect(document.body.textContent).not.toMatch(/Meeting|only you see/)
  },
)

test('a connected calendar that cannot be shown is not left out without a word', async () => {
  await openApp('/app/calendar', { ...answers(), [times]: () => refusal(403, 'notAllowed') })
  expect(await screen.findByText('Events could not be loaded')).toBeTruthy()
})
