import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReadEntryDto } from '#contract/connected-calendars/connected-entries.ts'
import { children, dana } from '#tests/support/dom/family.ts'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers } from '../calendar/fixtures.ts'

const calendarId = '00000000-0000-4000-8000-0000000000a1'
const connected = {
  id: calendarId,
  status: 'current',
  version: 2,
  name: 'School',
  colour: 'green',
  host: 'school.example',
  fetchedAt: '2026-11-20T10:00:00.000Z',
  problem: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  changedAt: '2026-11-20T10:00:00.000Z',
  you: { actor: dana, party: 'owner', mode: 'self' },
}
const entry = (change: Partial<ReadEntryDto>): ReadEntryDto => ({
  uid: '1',
  title: 'Swim meet',
  place: 'Pool',
  whole: false,
  from: '2026-12-05T14:00:00.000Z',
  until: '2026-12-05T17:00:00.000Z',
  ...change,
})
const swim = entry({})
const winter = entry({
  uid: '2',
  title: 'Winter break',
  place: null,
  whole: true,
  from: '2026-12-21',
  until: '2027-01-02',
})
const today = entry({ uid: '3', title: 'Open day', whole: true, from: '2026-11-20', until: '2026-11-21' })
const long = entry({
  uid: '4',
  title: 'L'.repeat(60),
  from: '2026-12-06T14:00:00.000Z',
  until: '2026-12-06T15:00:00.000Z',
})

const copy = 'POST /pub/v1/calendar-events/copies'
const list = 'POST /pub/v1/school-breaks'
const entries = 'GET /pub/v1/connected-entries'
const readFile = 'POST /pub/v1/calendar-files'
const shownAs = (items: readonly ReadEntryDto[]) => ({
  items: items.map((one) => ({ ...one, calendarId, calendar: 'School', colour: 'green' })),
})
const open = (search: string, answers: Answers, calendars: readonly object[] = [connected]) =>
  openApp(
    `/app/calendar/copy${search}`,
    calendarAnswers('other', {
      'GET /pub/v1/connected-calendars': () => ({ items: calendars }),
      [entries]: () => shownAs([today, swim, long, winter]),
      'GET /pub/v1/school-breaks': () => ({ items: [] }),
      ...answers,
    }),
  )
const bodyOf = (sent: readonly { what: string; body: unknown }[], route: string) =>
  sent.find(({ what }) => what === route)?.body

test('the entry from which somebody came is chosen, and is copied by the clock of the family', async () => {
  const { user, sent } = await open(`?from=${calendarId}&at=${swim.from}&uid=${swim.uid}`, {
    [copy]: () => Response.json({ items: [] }, { status: 201 }),
  })
  const chosen = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Swim meet/ })
  expect(chosen.checked).toBe(true)
  expect(screen.getByText('Dec 5, 9:00 AM EST to 12:00 PM EST · Pool')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /^Open day/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: /^L+…/ }))
  expect(screen.getByText('2 of 3 selected.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy 2' }))
  await screen.findByText('0 events were added.')
  expect(bodyOf(sent, copy)).toEqual({
    parentId: dana,
    childIds: Object.values(children),
    colour: 'teal',
    copies: [
      {
        title: 'Swim meet',
        place: 'Pool',
        startsOn: '2026-12-05',
        startsAt: '09:00',
        endsOn: '2026-12-05',
        endsAt: '12:00',
      },
      {
        title: `${'L'.repeat(49)}…`,
        place: 'Pool',
        startsOn: '2026-12-06',
        startsAt: '09:00',
        endsOn: '2026-12-06',
        endsAt: '10:00',
      },
    ],
  })
})

const doctor = { ...winter, uid: '5', title: 'Doctor' }
const chosenNow = async () => {
  const boxes = within(await screen.findByRole('group', { name: 'What to copy' })).getAllByRole<HTMLInputElement>(
    'checkbox',
  )
  return boxes.filter(({ checked }) => checked).map(({ labels }) => labels?.[0]?.textContent?.match(/^[A-Z]\w+/)?.[0])
}

test('of the entries of whole days of one day only the one from which somebody came is chosen', async () => {
  const answers = { [entries]: () => shownAs([doctor, winter]) }
  await open(`?from=${calendarId}&at=${winter.from}&uid=${winter.uid}`, answers)
  expect(await chosenNow()).toEqual(['Winter'])
})

test('of entries that the other calendar gives the same name none is chosen, and each is chosen by itself', async () => {
  const answers = { [entries]: () => shownAs([doctor, winter].map((one) => ({ ...one, uid: '' }))) }
  const { user } = await open(`?from=${calendarId}&at=${winter.from}&uid=`, answers)
  expect(await chosenNow()).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /^Winter break/ }))
  expect(await chosenNow()).toEqual(['Winter'])
})

test('what was chosen is still chosen when an entry before it is new', async () => {
  let items = [swim, winter]
  const { app, user } = await open('', { [entries]: () => shownAs(items) })
  await user.click(await screen.findByRole('checkbox', { name: /^Winter break/ }))
  items = [doctor, swim, winter]
  await act(() => app.queryClient.invalidateQueries())
  expect(await screen.findByRole('checkbox', { name: /^Doctor/ })).toBeTruthy()
  expect(await chosenNow()).toEqual(['Winter'])
})

test('there is nothing to press before a file was chosen', async () => {
  await open('', {}, [])
  expect(await screen.findByRole('link', { name: 'Cancel' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull()
})

test('nothing is sent while nothing is chosen, and a refusal keeps the choice', async () => {
  const { user, sent } = await open('', { [copy]: () => refusal(403, 'notAllowed') })
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Choose at least one entry.')).toBeTruthy()
  expect(bodyOf(sent, copy)).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Copy 3' }))
  expect(await screen.findByText('Nothing was copied')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy 3' })).toBeTruthy()
})

test('a file is read by the server, and says why it cannot be', async () => {
  let fails = true
  const { user, sent } = await open(
    '?into=school',
    {
      [readFile]: () =>
        fails
          ? refusal(415, 'calendarFileRefused', { userMessage: 'This file is not a calendar.' })
          : { items: [swim, winter] },
      [list]: () => Response.json({ items: [] }, { status: 201 }),
    },
    [],
  )
  const picker = await screen.findByLabelText('Choose a file')
  await user.upload(picker, new File(['"page"'], 'page.ics', { type: 'text/calendar' }))
  expect(await screen.findByText('This file is not a calendar.')).toBeTruthy()
  fails = false
  await user.upload(picker, new File(['"term"'], 'term.ics', { type: 'text/calendar' }))
  const entries = within(await screen.findByRole('group', { name: 'What to copy' }))
  expect(entries.queryByRole('checkbox', { name: /Swim meet/ })).toBeNull()
  await user.click(entries.getByRole('checkbox', { name: /^Winter break/ }))
  await user.click(screen.getByRole('button', { name: 'Copy 1' }))
  await screen.findByText('0 entries were added.')
  expect(bodyOf(sent, list)).toEqual({
    childIds: Object.values(children),
    breaks: [{ name: 'Winter break', from: '2026-12-21', to: '2027-01-01' }],
  })
})

test('whole days of a connected calendar are copied into the days without school of the chosen children', async () => {
  const { user, sent } = await open('?into=school', { [list]: () => Response.json({ items: [] }, { status: 201 }) })
  const entries = within(await screen.findByRole('group', { name: 'What to copy' }))
  expect(await entries.findByRole('checkbox', { name: /^Winter break/ })).toBeTruthy()
  expect(entries.queryByRole('checkbox', { name: /^Swim meet|^L+/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Leo' }))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Choose at least one entry.')).toBeTruthy()
  expect(bodyOf(sent, list)).toBeUndefined()
  await user.click(entries.getByRole('checkbox', { name: /^Winter break/ }))
  await user.click(screen.getByRole('button', { name: 'Copy 1' }))
  await screen.findByText('0 entries were added.')
  expect(bodyOf(sent, list)).toEqual({
    childIds: [children.mia],
    breaks: [{ name: 'Winter break', from: '2026-12-21', to: '2027-01-01' }],
  })
})

test('a child is offered nothing to copy', async () => {
  await openApp('/app/calendar/copy', calendarAnswers('other', {}), { change: { standing: 'child' } })
  expect(await screen.findByText('Only parents can copy into the calendar')).toBeTruthy()
})
