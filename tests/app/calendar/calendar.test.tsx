import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { children, dana, sam } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers, layers, request, schedule, weeks } from './fixtures.ts'

beforeEach(() => deviceIn('America/New_York'))

const gridOf = (name = 'November 2026') => screen.findByRole('grid', { name })
const dayOf = (grid: HTMLElement, name: RegExp) => within(grid).getByRole('gridcell', { name })

test('each day of the month says whose it is and when it changes', async () => {
  await openApp('/app/calendar', calendarAnswers('other'))
  const grid = await gridOf()
  expect(screen.getByRole('heading', { level: 1, name: 'November 2026' })).toBeTruthy()
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(35)
  expect(dayOf(grid, /^Thu, Nov 19, 2026\. Dana$/)).toBeTruthy()
  const today = dayOf(grid, /^Fri, Nov 20, 2026\. Dana until 5 PM, then Sam$/)
  expect(today.getAttribute('aria-current')).toBe('date')
  expect(within(today).getByText('S 5 PM')).toBeTruthy()
})

test('the day says where the children change homes and why', async () => {
  const { user } = await openApp('/app/calendar', calendarAnswers('other'))
  const day = within(await screen.findByRole('region', { name: 'Fri, Nov 20, 2026' }))
  expect(day.getByText(/^until 5:00 PM EST/)).toBeTruthy()
  expect(day.getByText(/^Exchange: School out, 5:00 PM EST.*, Lincoln Elementary$/)).toBeTruthy()
  await user.click(day.getByText('Why is this my day?'))
  expect(
    day.getByText(
      '“Week on, week off” gives Dana this time, which begins on day 1 of 14. Sam recorded this schedule. Dana has not confirmed it yet.',
    ),
  ).toBeTruthy()
  expect(day.getByText('Why is this Sam’s day?')).toBeTruthy()
})

test('a traveller reads the times of the family and their own', async () => {
  deviceIn('America/Los_Angeles')
  await openApp('/app/calendar', calendarAnswers('other'))
  const day = within(await screen.findByRole('region', { name: 'Fri, Nov 20, 2026' }))
  expect(day.getByText('until 5:00 PM EST (2:00 PM PST where you are)')).toBeTruthy()
  expect(screen.getByText('All times are in the family’s time zone: Eastern Time (New York).')).toBeTruthy()
})

test('a narrow day says an hour in short, and an initial where neither hour nor name has room', async () => {
  const [first] = layers().schedules
  const cycle = weeks()
  const at = (time: string, day: number) => ({ day, handover: { time, withoutSchool: null, name: null, place: null } })
  const changes = cycle.changes.map((change, index) => ({
    ...change,
    ...at(index === 0 ? '17:30' : '17:00', change.day),
  }))
  const own = first ? [{ ...first, cycle: { ...cycle, changes } }] : []
  await openApp(
    '/app/calendar',
    calendarAnswers('other', { 'GET /pub/v1/parenting-time': () => layers({ schedules: own }) }),
  )
  const grid = await gridOf()
  const shortOf = (name: RegExp) =>
    [...dayOf(grid, name).querySelectorAll('.part')].map((part) => (part.querySelector('.short') ?? part).textContent)
  expect(shortOf(/^Fri, Nov 20/)).toEqual(['', 'S 5PM'])
  expect(shortOf(/^Fri, Nov 27/)).toEqual(['', 'D'])
  expect(shortOf(/^Sun, Nov 22/)).toEqual(['Sam'])
})

test('keys move through days, weeks and months, and the focus goes along', async () => {
  const { user } = await openApp('/app/calendar', calendarAnswers('other'))
  const grid = await gridOf()
  dayOf(grid, /^Fri, Nov 20/).focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Sat, Nov 21/)
  await user.keyboard('{Home}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Sun, Nov 15/)
  await user.keyboard('{End}{ArrowUp}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Sat, Nov 14/)
  await user.keyboard('{PageUp}')
  await gridOf('October 2026')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Wed, Oct 14/)
  await user.keyboard('{PageDown}{PageDown}')
  await gridOf('December 2026')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Mon, Dec 14/)
  await user.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('Mon, Dec 14, 2026')
})

test('weeks begin on the day that the person chose', async () => {
  const profile = { firstName: 'Dana', lastName: 'Reyes', avatarColor: null, weekStart: 'monday', contact: null }
  await openApp('/app/calendar', calendarAnswers('other', { 'GET /pub/v1/me/profile': () => profile }))
  const [first] = within(await gridOf()).getAllByRole('columnheader')
  expect(first?.textContent).toBe('Mon')
})

test('the view and the date are in the address, and the view is kept', async () => {
  const { user, sent } = await openApp(
    '/app/calendar?date=2026-12-03',
    calendarAnswers('other', { 'PUT /pub/v1/me/calendar-view': () => new Response(null, { status: 204 }) }),
  )
  await gridOf('December 2026')
  await user.click(screen.getByRole('radio', { name: 'Week' }))
  const week = await gridOf('Week')
  expect(within(week).getAllByRole('gridcell')).toHaveLength(7)
  expect(new URLSearchParams(location.search).get('view')).toBe('week')
  expect(localStorage.getItem('calendarView')).toBe('week')
  const kept = () => sent.filter(({ what }) => what.startsWith('PUT')).map(({ body }) => body)
  await waitFor(() => expect(kept()).toEqual([{ calendarView: 'week' }]))
  await user.click(screen.getByRole('button', { name: 'Next week' }))
  expect(await screen.findByRole('gridcell', { name: /^Thu, Dec 10/ })).toBeTruthy()
  expect(kept()).toHaveLength(1)
})

test('a date is gone to, whatever is shown, and one that is none leads nowhere', async () => {
  await openApp('/app/calendar', calendarAnswers('other'))
  await gridOf()
  const field = screen.getByLabelText('Go to date')
  fireEvent.change(field, { target: { value: '2027-02-14' } })
  expect(dayOf(await gridOf('February 2027'), /^Sun, Feb 14, 2027/).getAttribute('aria-selected')).toBe('true')
  expect(await screen.findByRole('region', { name: 'Sun, Feb 14, 2027' })).toBeTruthy()
  fireEvent.change(field, { target: { value: '1899-12-31' } })
  expect(screen.getByRole('heading', { level: 1, name: 'February 2027' })).toBeTruthy()
})

test('a weekend of the month says which one it is', async () => {
  const at = (time: string) => ({ time, withoutSchool: null, name: null, place: null })
  const weekends = {
    weekends: [1 as const, 3 as const],
    fifth: 'none' as const,
    to: 'second' as const,
    begins: { day: 0, handover: at('18:00') },
    ends: { day: 2, handover: at('18:00') },
  }
  const cycle = { length: 1, beginsOn: 0, changes: [{ day: 0, to: 'first' as const, handover: at('18:00') }] }
  const own = layers().schedules.map((one) => ({ ...one, cycle, weekends }))
  const answers = { 'GET /pub/v1/parenting-time': () => layers({ schedules: own }) }
  await openApp('/app/calendar?date=2026-11-21', calendarAnswers('other', answers))
  const day = within(await screen.findByRole('region', { name: 'Sat, Nov 21, 2026' }))
  expect(day.getByText(/^“Week on, week off” gives Sam the third weekend of the month\. /)).toBeTruthy()
})

test('children on different schedules are told apart', async () => {
  const own = layers().schedules.map((one) => ({ ...one, childIds: [children.mia], cycle: weeks('2-2-3') }))
  await openApp(
    '/app/calendar',
    calendarAnswers('other', {
      'GET /pub/v1/parenting-time': () => layers({ schedules: own }),
    }),
  )
  const grid = await gridOf()
  expect(dayOf(grid, /^Wed, Nov 18, 2026\. Mia: Dana\. Leo: Not planned$/)).toBeTruthy()
})

test('a month counts nights and hours with each parent', async () => {
  await openApp('/app/calendar', calendarAnswers('other'))
  const shares = within(await screen.findByRole('region', { name: 'Parenting time in November' }))
  expect(shares.getByText('Dana 16 nights')).toBeTruthy()
  expect(shares.getByText('Sam 14 nights')).toBeTruthy()
})

test('an open request is marked on its days for the parents', async () => {
  await openApp(
    '/app/calendar',
    calendarAnswers('other', { 'GET /pub/v1/change-requests': () => ({ items: [request('other')] }) }),
  )
  expect(
    await screen.findByRole('gridcell', {
      name: /^Thu, Nov 26, 2026\. .*A change request is waiting for your answer$/,
    }),
  ).toBeTruthy()
})

test('a child sees whose day it is, why and who recorded that, and asks for no request', async () => {
  const told = layers().schedules.map((one) => ({ ...one, answers: [] }))
  const { sent } = await openApp(
    '/app/calendar',
    calendarAnswers('other', {
      'GET /pub/v1/parenting-schedules': () => ({ items: [schedule('other')] }),
      'GET /pub/v1/parenting-time': () => layers({ schedules: told }),
    }),
    { change: { standing: 'child' } },
  )
  await gridOf()
  const whys = await screen.findAllByText(/which begins on day/)
  expect(whys.map(({ textContent }) => textContent)).toContain(
    '“Week on, week off” gives Dana this time, which begins on day 1 of 14. Sam recorded this schedule.',
  )
  expect(document.body.textContent).not.toMatch(/confirmed|disputes/)
  expect(sent.filter(({ what }) => what.endsWith('change-requests'))).toEqual([])
})

test('without a schedule a parent reads what to do first', async () => {
  await openApp(
    '/app/calendar',
    calendarAnswers('other', { 'GET /pub/v1/parenting-time': () => layers({ schedules: [] }) }),
  )
  expect(await screen.findByText('No parenting schedule yet')).toBeTruthy()
})

test('a calendar that could not be loaded says so and is asked for again', async () => {
  let asked = 0
  const { user } = await openApp(
    '/app/calendar',
    calendarAnswers('other', {
      'GET /pub/v1/parenting-time': () => {
        asked += 1
        return asked === 1 ? refusal(400, 'invalid') : layers()
      },
    }),
  )
  expect(await screen.findByText('The calendar could not be loaded')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await gridOf()).toBeTruthy()
})

test('a holiday comes before the schedule, and its day says so', async () => {
  const edge = (day: number) => ({ day, handover: { time: '00:00', withoutSchool: null, name: null, place: null } })
  const thanksgiving = {
    id: '00000000-0000-4000-8000-0000000000f3',
    name: 'Thanksgiving',
    createdBy: sam,
    answers: [{ by: dana, answer: 'objected' as const }],
    childIds: Object.values(children),
    date: { by: 'weekday' as const, month: 11, nth: 4, weekday: 4 },
    begins: edge(0),
    middle: null,
    ends: edge(1),
    odd: [dana],
    even: [sam],
    except: [],
    from: '2026-11-26',
    through: null,
  }
  await openApp(
    '/app/calendar?view=day&date=2026-11-26',
    calendarAnswers('other', { 'GET /pub/v1/parenting-time': () => layers({ holidays: [thanksgiving] }) }),
  )
  expect((await screen.findByText(/^Holiday: Thanksgiving/)).textContent).toBe(
    'Holiday: ThanksgivingSam recorded this holiday, and Dana disputes it.',
  )
  const why =
    'It is “Thanksgiving” in 2026, which overrides the schedule. Sam recorded this holiday, and Dana disputes it.'
  expect(await screen.findByText(why)).toBeTruthy()
})
