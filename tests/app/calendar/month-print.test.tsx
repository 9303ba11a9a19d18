import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { children, dana, sam } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { eventTime } from '../calendar-events/fixtures.ts'
import { calendarAnswers, layers, requestId, scheduleId } from './fixtures.ts'

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
const swim = eventTime({ eventId: scheduleId, title: 'Swimming', hidesPlace: true, place: 'Pool' })
const gift = eventTime({ eventId: requestId, title: 'Gift', private: true })
const answers = () =>
  calendarAnswers('other', {
    'GET /pub/v1/parenting-time': () => layers({ holidays: [thanksgiving] }),
    'GET /pub/v1/calendar-events': () => ({ items: [eventTime({ ownerId: dana }), swim, gift] }),
  })

test('the print of a month has bands, exchanges, holidays and shared events, and says who recorded them', async () => {
  await openApp('/app/calendar/month?date=2026-11-15', answers())
  const month = within(await screen.findByRole('table', { name: 'November 2026' }))
  const cellOf = (text: string) => month.getByText(text).closest('td')?.textContent
  expect(month.getAllByRole('cell')).toHaveLength(35)
  expect(month.getAllByText('Dana to Sam, 5 PM · Lincoln Elementary')).toHaveLength(3)
  expect(cellOf('Thanksgiving')).toContain('26Thanksgiving')
  expect(cellOf('Recital, 4 PM to 5 PM')).toContain('Swimming, 4 PM to 5 PM')
  expect(screen.queryByText(/Gift/)).toBeNull()
  expect(screen.queryByText(/Pool/)).toBeNull()
  expect(within(screen.getByRole('list', { name: 'Parents by color' })).getByText('Dana Reyes')).toBeTruthy()
  const lines = screen.getByRole('heading', { name: 'Who recorded what' }).nextElementSibling
  expect([...(lines?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '“Week on, week off”: Sam Keller recorded this schedule. Dana Reyes has not confirmed it yet.',
    '“Thanksgiving”: Sam Keller recorded this holiday, and Dana Reyes disputes it.',
    'Events recorded by Dana Reyes: Recital.',
    'Events recorded by Sam Keller: Swimming.',
  ])
  expect(screen.getByText(/Requested by: Dana Reyes, as a parent/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
})

test('the month leads to its print, and the print back to it', async () => {
  const { user } = await openApp('/app/calendar?date=2026-12-03', answers())
  await user.click(await screen.findByRole('link', { name: 'Print month' }))
  expect(await screen.findByRole('table', { name: 'December 2026' })).toBeTruthy()
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Calendar' })
  expect(back.getAttribute('href')).toBe('/app/calendar?view=month&date=2026-12-03')
})

test('a child, who is told no answers, reads who recorded a schedule', async () => {
  const schedules = layers().schedules.map((one) => ({ ...one, answers: [] }))
  const told = { ...answers(), 'GET /pub/v1/parenting-time': () => layers({ schedules }) }
  await openApp('/app/calendar/month', told, { change: { standing: 'child' } })
  expect(await screen.findByText('“Week on, week off”: Sam Keller recorded this schedule.')).toBeTruthy()
  expect(screen.queryByText(/disputes/)).toBeNull()
})

test.each([
  ['es-MX', 'Noviembre de 2026', 'Quién registró qué', 'De Dana a Sam, 5 p.m. · Lincoln Elementary'],
  ['en-GB', 'November 2026', 'Who recorded what', 'Dana to Sam, 17:00 · Lincoln Elementary'],
])('the print speaks %s', async (locale, month, recorded, exchange) => {
  await openApp('/app/calendar/month', answers(), { locale })
  const table = within(await screen.findByRole('table', { name: month }))
  expect(table.getAllByText(exchange).length).toBeTruthy()
  expect(screen.getByRole('heading', { name: recorded })).toBeTruthy()
})

test('a month whose events cannot be loaded is not printed without them', async () => {
  await openApp('/app/calendar/month', {
    ...answers(),
    'GET /pub/v1/calendar-events': () => refusal(403, 'notAllowed'),
  })
  expect(await screen.findByText('Unable to Generate Report')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('a print has the place of a holiday’s exchange, and none that it hides', async () => {
  const at = (day: number, hidesPlace: boolean) => ({
    day,
    handover: { ...edge(day).handover, time: '09:00', place: 'Lake house', hidesPlace },
  })
  const holidays = [{ ...thanksgiving, even: [dana], begins: at(0, false), ends: at(1, true) }]
  await openApp('/app/calendar/month?date=2026-11-15', {
    ...answers(),
    'GET /pub/v1/parenting-time': () => layers({ holidays }),
  })
  const month = within(await screen.findByRole('table', { name: 'November 2026' }))
  expect(month.getByText('Sam to Dana, 9 AM · Lake house').closest('td')?.textContent).toMatch(/^26/)
  expect(month.getByText('Dana to Sam, 9 AM').closest('td')?.textContent).toMatch(/^27/)
})
