import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { children, dana, sam } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { eventTime } from '../calendar-events/fixtures.ts'
import { actualTime, calendarAnswers, layers, request, requestId, scheduleId } from './fixtures.ts'

/** Dana gave Sam the Sunday before Thanksgiving week. */
const swap = {
  id: requestId,
  childIds: Object.values(children),
  parent: dana,
  from: '2026-11-22T14:00:00.000Z',
  until: '2026-11-22T23:00:00.000Z',
}
const answers = () =>
  calendarAnswers('other', {
    'GET /pub/v1/parenting-time': () => layers({ swaps: [swap] }),
    'GET /pub/v1/change-requests': () => ({
      items: [request('other', { status: 'approved', createdAt: '2026-11-20T12:00:00.000Z' })],
    }),
  })

test('the report says day by day whose time it was and why, counts nights and hours, and shows requests', async () => {
  await openApp('/app/calendar/report?from=2026-11-20&to=2026-11-22', answers())
  const days = within(await screen.findByRole('table', { name: 'Time by day' }))
  const lines = days.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  )
  expect(lines.slice(1).map(([date, , who]) => [date, who])).toEqual([
    ['Fri, Nov 20, 2026', 'Dana Reyes, until 5:00 PM EST'],
    ['Fri, Nov 20, 2026', 'Sam Keller, from 5:00 PM EST'],
    ['Sat, Nov 21, 2026', 'Sam Keller, all day'],
    ['Sun, Nov 22, 2026', 'Sam Keller, until 9:00 AM EST'],
    ['Sun, Nov 22, 2026', 'Dana Reyes, 9:00 AM EST to 6:00 PM EST'],
    ['Sun, Nov 22, 2026', 'Sam Keller, from 6:00 PM EST'],
  ])
  expect(days.getByText(/Both parents approved this change/).textContent).toContain('Scheduled with Sam Keller.')
  const shares = within(screen.getByRole('table', { name: 'Nights and hours' }))
  const [, dana1, sam1] = shares.getAllByRole('row').map(({ textContent }) => textContent)
  expect([dana1, sam1]).toEqual(['MiaDana Reyes000172626', 'MiaSam Keller333554646'])
  expect(screen.getByText(/Sam Keller offered time \(sent Nov 20, 2026, 7:00 AM EST\): Approved/)).toBeTruthy()
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(address('PDF')).toBe('/pub/v1/calendar-report?from=2026-11-20&to=2026-11-22&format=pdf')
  expect(address('Spreadsheet')).toContain('format=csv')
})

test('what really happened stands beside it, counts where both confirmed it, and is listed with every answer', async () => {
  const { id, childIds, parentId: parent, from, until } = actualTime('other')
  const disputed = {
    id: scheduleId,
    status: 'disputed' as const,
    parentId: dana,
    why: 'They were here',
    reason: 'They were not',
    changedAt: '2026-11-20T13:30:00.000Z',
  }
  await openApp('/app/calendar/report?from=2026-11-18&to=2026-11-18', {
    ...answers(),
    'GET /pub/v1/parenting-time': () => layers({ actual: [{ id, childIds, parent, from, until }] }),
    'GET /pub/v1/actual-times': () => ({
      items: [
        actualTime('other', { status: 'confirmed', changedAt: '2026-11-20T12:30:00.000Z' }),
        actualTime('other', disputed),
      ],
    }),
  })
  const days = within(await screen.findByRole('table', { name: 'Time by day' }))
  const lines = days.getAllByRole('row').map(({ textContent }) => textContent ?? '')
  expect(lines.filter((line) => line.includes('Really with Sam Keller, as both parents confirmed.'))).toHaveLength(1)
  expect(lines.find((line) => line.includes('Really with'))).toContain('Dana Reyes, 12:00 PM EST to 8:00 PM EST')
  const shares = within(screen.getByRole('table', { name: 'Nights and hours' }))
  const [, dana1, sam1] = shares.getAllByRole('row').map(({ textContent }) => textContent)
  expect([dana1, sam1]).toEqual(['MiaDana Reyes111242416', 'MiaSam Keller000008'])
  const section = within(
    screen.getByRole('heading', { name: 'What really happened' }).closest('section') ?? document.body,
  )
  expect(section.getByText(/Confirmed by both$/)).toBeTruthy()
  expect(section.getByText('Dana Reyes answered: “They were not”')).toBeTruthy()
  expect(section.getByText('Dana Reyes confirmed it (Nov 20, 2026, 7:30 AM EST).')).toBeTruthy()
  expect(section.getByText('Dana Reyes disputed it (Nov 20, 2026, 8:30 AM EST).')).toBeTruthy()
})

test('events are listed without private ones and without places that are hidden', async () => {
  const swim = eventTime({ eventId: scheduleId, title: 'Swimming', hidesPlace: true, place: 'Pool' })
  const camp = { title: 'Camp', whole: true, from: '2026-11-26', until: '2026-11-28', on: '2026-11-26' }
  await openApp('/app/calendar/report?from=2026-11-20&to=2026-11-30', {
    ...answers(),
    'GET /pub/v1/calendar-events': () => ({
      items: [eventTime(), swim, eventTime(camp), eventTime({ eventId: requestId, title: 'Gift', private: true })],
    }),
  })
  const table = within(await screen.findByRole('table', { name: 'Events' }))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows.slice(1)).toEqual([
    'Nov 24, 2026, 4:00 PM EST to 5:00 PM ESTRecitalMiaSchool hallSam Keller',
    'Nov 24, 2026, 4:00 PM EST to 5:00 PM ESTSwimmingMiaSam Keller',
    'Nov 26, 2026 to Nov 27, 2026, all dayCampMiaSchool hallSam Keller',
  ])
})

const edge = (day: number) => ({ day, handover: { time: '09:00', withoutSchool: null, name: null, place: null } })
const thanksgiving = {
  id: requestId,
  name: 'Thanksgiving',
  createdBy: dana,
  answers: [{ by: sam, answer: 'objected' as const }],
  childIds: Object.values(children),
  date: { by: 'list' as const, dates: ['2026-11-26'] },
  begins: edge(0),
  middle: null,
  ends: edge(1),
  odd: [dana],
  even: [dana],
  except: [],
  from: '2026-11-26',
  through: null,
}

test('each reason says who recorded the schedule or the holiday, and what the other parent answered', async () => {
  const { schedules } = layers()
  const confirmed = schedules.map((one) => ({ ...one, answers: [{ by: dana, answer: 'agreed' as const }] }))
  await openApp('/app/calendar/report?from=2026-11-25&to=2026-11-26', {
    ...answers(),
    'GET /pub/v1/parenting-time': () => layers({ schedules: confirmed, holidays: [thanksgiving] }),
  })
  const days = within(await screen.findByRole('table', { name: 'Time by day' }))
  expect(days.getAllByText(/Sam Keller recorded this schedule, and Dana Reyes confirmed it\./).length).toBeGreaterThan(
    0,
  )
  expect(days.getAllByText(/Dana Reyes recorded this holiday, and Sam Keller disputes it\./)).toHaveLength(1)
})

test('holidays are listed with who recorded them, also one that is left to whoever has the day', async () => {
  const parade = {
    ...thanksgiving,
    id: '00000000-0000-4000-8000-0000000000f6',
    name: 'Parade',
    date: { by: 'list' as const, dates: ['2026-11-27'] },
    even: 'whoeverHasIt' as const,
    answers: [{ by: sam, answer: 'agreed' as const }],
  }
  await openApp('/app/calendar/report?from=2026-11-25&to=2026-11-27', {
    ...answers(),
    'GET /pub/v1/parenting-time': () => layers({ holidays: [parade, thanksgiving] }),
  })
  const table = within(await screen.findByRole('table', { name: 'Holidays' }))
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Nov 26, 2026, 9:00 AM EST to Nov 27, 2026, 9:00 AM ESTThanksgivingMia and LeoDana ReyesDana Reyes recorded this holiday, and Sam Keller disputes it.',
    'Nov 27, 2026, 9:00 AM EST to Nov 28, 2026, 9:00 AM ESTParadeMia and LeoWhoever has the dayDana Reyes recorded this holiday, and Sam Keller confirmed it.',
  ])
})

test('a chain that was countered and then declined says who asked and what was answered', async () => {
  const next = { id: scheduleId, root: requestId, previousId: requestId, askerId: dana, answererId: sam }
  const declined = request('other', {
    ...next,
    status: 'declined',
    reason: 'Sunday suits me',
    answer: 'I work that day',
    changedAt: '2026-11-20T13:00:00.000Z',
  })
  const countered = request('other', { status: 'countered', changedAt: '2026-11-19T13:00:00.000Z' })
  await openApp('/app/calendar/report?from=2026-11-20&to=2026-11-30', {
    ...answers(),
    'GET /pub/v1/change-requests': () => ({ items: [declined, countered] }),
  })
  const chain = (await screen.findByRole('heading', { name: 'Request 1' })).closest('section')?.textContent ?? ''
  expect(chain).toMatch(
    /Sam Keller offered time \(sent Nov 18, 2026.*: Declined, with a change proposed.*Dana Reyes \w+ .*\(sent Nov 18, 2026.*: Declined/,
  )
  expect(chain).toContain('Dana Reyes declined it and proposed a change (Nov 19, 2026, 8:00 AM EST).')
  expect(chain).toContain('Sam Keller declined it (Nov 20, 2026, 8:00 AM EST).')
  expect(chain).toContain('Sam Keller answered: “I work that day”')
  expect(screen.queryByRole('heading', { name: 'Request 2' })).toBeNull()
})

test('events that cannot be loaded are not left out without a word', async () => {
  await openApp('/app/calendar/report', {
    ...answers(),
    'GET /pub/v1/calendar-events': () => refusal(403, 'notAllowed'),
  })
  expect(await screen.findByText('Unable to Generate Report')).toBeTruthy()
})

test('days that make no range are refused beside the field, and nothing is offered', async () => {
  await openApp('/app/calendar/report', answers())
  fireEvent.change(await screen.findByLabelText('To'), { target: { value: '2026-10-01' } })
  expect(await screen.findByText('The last day is before the first one.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2020-10-01' } })
  expect(await screen.findByText('A report covers at most 732 days.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'PDF' })).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a child is told whom it is for, and a failure offers another try', async () => {
  await openApp('/app/calendar/report', answers(), { change: { standing: 'child' } })
  expect(await screen.findByText('The calendar report is for parents')).toBeTruthy()
})

test('a report that cannot be loaded says so', async () => {
  await openApp('/app/calendar/report', {
    ...answers(),
    'GET /pub/v1/change-requests': () => refusal(403, 'notAllowed'),
  })
  expect(await screen.findByText('Unable to Generate Report')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a report that cannot be made as a file says why', async () => {
  const { user } = await openApp('/app/calendar/report?from=2026-11-20&to=2026-11-22', {
    ...answers(),
    'GET /pub/v1/calendar-report': () => refusal(503, 'unavailable'),
  })
  await user.click(await screen.findByRole('link', { name: 'PDF' }))
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toContain('Unable to Generate Report')
  expect(textContent).toContain('Refused: unavailable.')
})
