import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  calendarEventDto,
  type NewCalendarEvent,
  calendarEventRoutes as routes,
} from '#contract/calendar-events/calendar-events.ts'
import { type EventTimeDto, eventTimeDto, eventTimeRoutes } from '#contract/calendar-events/event-times.ts'
import { apiError } from '#contract/errors.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { eventsOn } from '#tests/support/calendar/events.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let events: ReturnType<typeof eventsOn>
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  events = eventsOn(on)
  return () => app.stop()
})

const stranger = '00000000-0000-4000-8000-000000000000'
const problems = async (change: Partial<NewCalendarEvent>): Promise<string> => {
  const sam = await app.as(on.sam.personId)
  const { status, body } = await sam.call(routes.record, { body: events.typed(change) })
  if (status === 201) return 'recorded'
  const { exception, validationErrors } = z.parse(apiError, body)
  return validationErrors.length === 0
    ? exception
    : validationErrors.map(({ field, code }) => `${field} ${code}`).join()
}
const many = (length: number): string => 'x'.repeat(length)
const onDay = (startsOn: string, endsOn = startsOn) => ({ startsOn, endsOn })
const whole = { startsAt: null, endsAt: null }

test.each<[string, () => Partial<NewCalendarEvent>, string]>([
  ['once', () => ({}), 'recorded'],
  ['without a title', () => ({ title: ' ' }), 'title required'],
  ['with a title of 50', () => ({ title: many(50) }), 'recorded'],
  ['with a title of 51', () => ({ title: many(51) }), 'title tooLong'],
  ['at a place of 51', () => ({ place: many(51) }), 'place tooLong'],
  ['with notes of 250', () => ({ notes: many(250) }), 'recorded'],
  ['with notes of 251', () => ({ notes: many(251) }), 'notes tooLong'],
  ['without notes and place', () => ({ notes: null, place: null }), 'recorded'],
  ['without children', () => ({ childIds: [] }), 'childIds required'],
  ['for a child of nobody here', () => ({ childIds: [stranger] }), 'childIds notAChoice'],
  ['of a stranger', () => ({ parentId: stranger }), 'parentId notAChoice'],
  ['with a child as pick-up', () => ({ pickUpId: on.child.personId }), 'pickUpId notAChoice'],
  ['that began now', () => ({ ...onDay('2026-11-20'), startsAt: '00:00' }), 'startsOn notAhead'],
  ['all day tomorrow', () => ({ ...onDay('2026-11-21'), ...whole }), 'recorded'],
  ['all day today', () => ({ ...onDay('2026-11-20'), ...whole }), 'startsOn notAhead'],
  ['with a start alone', () => ({ endsAt: null }), 'endsAt required'],
  ['that ends when it starts', () => ({ endsAt: '16:00' }), 'recorded'],
  ['that ends before it starts', () => ({ endsAt: '15:59' }), 'endsAt endBeforeStart'],
  ['that ends the day before', () => ({ endsOn: '2026-11-23' }), 'endsOn endBeforeStart'],
  ['of a year', () => ({ endsOn: '2027-11-24' }), 'recorded'],
  ['of more than a year', () => ({ endsOn: '2027-11-25' }), 'endsOn eventTooLong'],
  ['with an odd reminder', () => ({ reminder: 7 }), 'reminder notAChoice'],
  ['on February 30', () => onDay('2027-02-30'), 'startsOn notADate,endsOn notADate'],
  ['daily', () => ({ frequency: 'daily', interval: 999, end: { by: 'count', count: 999 } }), 'recorded'],
  ['every 1000 days', () => ({ frequency: 'daily', interval: 1000 }), 'interval notFrom1To999'],
  ['on every other weekday', () => ({ frequency: 'weekdays', interval: 2 }), 'interval notAChoice'],
  ['on two days of the week', () => ({ frequency: 'weekly', weekdays: [2, 4] }), 'recorded'],
  ['on no day of the week', () => ({ frequency: 'weekly', weekdays: [] }), 'weekdays required'],
  ['daily on Mondays', () => ({ frequency: 'daily', weekdays: [1] }), 'weekdays notAChoice'],
  ['1000 times', () => ({ frequency: 'daily', end: { by: 'count', count: 1000 } }), 'end.count notFrom1To999'],
  ['no time', () => ({ frequency: 'daily', end: { by: 'count', count: 0 } }), 'end.count noOccurrence'],
  [
    'until before it starts',
    () => ({ frequency: 'daily', end: { by: 'date', on: '2026-11-23' } }),
    'end.on noOccurrence',
  ],
  [
    'on Sundays until Saturday',
    () => ({ frequency: 'weekly', weekdays: [0], end: { by: 'date', on: '2026-11-28' } }),
    'end noOccurrence',
  ],
  ['once until a day', () => ({ end: { by: 'date', on: '2026-12-01' } }), 'end notAChoice'],
])('an event %s', async (_, change, expected) => {
  expect(await problems(change())).toBe(expected)
})

const timesFor = async (
  personId: string,
  query: { from: string; to: string; search?: string },
): Promise<EventTimeDto[]> => {
  const client = await app.as(personId)
  const answer = await client.call(eventTimeRoutes.times, { query })
  expect(answer.status).toBe(200)
  return z.parse(z.object({ items: z.array(eventTimeDto) }), answer.body).items
}
const spring = { from: '2027-03-01', to: '2027-04-05' }
const inSpring = (title: string, change: Partial<NewCalendarEvent> = {}) =>
  events.record({ title, ...onDay('2027-03-02'), ...events.weekly, end: { by: 'date', on: '2027-03-31' }, ...change })
const daysIn = async (title: string, viewer = on.sam.personId): Promise<string[]> =>
  (await timesFor(viewer, { ...spring, search: title })).map(({ from }) => from)

test('each time is at its wall time, also after clocks go forward', async () => {
  await inSpring('Swimming')
  expect(await daysIn('Swimming')).toEqual([
    '2027-03-02T21:00:00.000Z',
    '2027-03-09T21:00:00.000Z',
    '2027-03-16T20:00:00.000Z',
    '2027-03-23T20:00:00.000Z',
    '2027-03-30T20:00:00.000Z',
  ])
})

test('a series begins with its first time, in whichever frequency', async () => {
  await inSpring('Chess', { weekdays: [4, 1], end: { by: 'count', count: 3 } })
  await inSpring('Rent', { frequency: 'monthlyOnLastDay', ...whole, end: null })
  expect(await daysIn('Chess')).toEqual([
    '2027-03-04T21:00:00.000Z',
    '2027-03-08T21:00:00.000Z',
    '2027-03-11T21:00:00.000Z',
  ])
  expect(await daysIn('Rent')).toEqual(['2027-03-31'])
})

test('several days are listed for each of their days', async () => {
  await inSpring('Camp', { ...onDay('2027-02-26', '2027-03-01'), ...whole, frequency: 'once', end: null })
  expect(await daysIn('Camp')).toEqual(['2027-02-26'])
  const [camp] = await timesFor(on.sam.personId, { from: '2027-02-28', to: '2027-02-28', search: 'camp' })
  expect(camp).toMatchObject({ whole: true, from: '2027-02-26', until: '2027-03-02' })
  expect(await timesFor(on.sam.personId, { from: '2027-03-02', to: '2027-03-02', search: 'camp' })).toEqual([])
})

test('one that ends at midnight is not on the next day', async () => {
  await inSpring('Film', { frequency: 'once', end: null, endsOn: '2027-03-03', endsAt: '00:00' })
  expect(await timesFor(on.sam.personId, { from: '2027-03-03', to: '2027-03-03', search: 'film' })).toEqual([])
})

test('a private event exists for nobody but its owner', async () => {
  const id = await inSpring('Therapist', { private: true, reminder: 60 })
  expect(await daysIn('Therapist')).toHaveLength(5)
  for (const viewer of [on.dana, on.child, on.professional]) {
    expect(await daysIn('Therapist', viewer.personId)).toEqual([])
    const client = await app.as(viewer.personId)
    expect((await client.call(routes.get, { params: { id }, query: {} })).status).toBe(404)
    const seen = await on.scopes.asViewer(viewer, async (tx) => {
      const rows = await tx.selectFrom('calendar_event').select('id').where('id', '=', id).execute()
      const due = await tx.selectFrom('due_time').select('entity_id').where('entity_id', '=', id).execute()
      const uses = await tx.selectFrom('child_use').select('reach').where('reach', '=', 'closed').execute()
      const entries = await tx.selectFrom('entry').select('payload').execute()
      const told = entries.some(({ payload }) => JSON.stringify(payload).includes('Therapist'))
      return [rows.length, due.length, uses.length, told]
    })
    expect(seen).toEqual([0, 0, 0, false])
  }
  expect((await on.noticesOf(id)).dana).toEqual([])
})

test('sharing shows it to everybody in the family, with its notes, and what came before stays private', async () => {
  const id = await events.record({ title: 'Surprise', private: true })
  await events.send(id, { type: 'calendarEvent.edit', ...events.whole({ title: 'Party', notes: 'Bring cake' }) })
  await events.send(id, { type: 'calendarEvent.share' })
  for (const viewer of [on.dana, on.child, on.professional]) {
    const client = await app.as(viewer.personId)
    const { title, notes, you } = z.parse(
      calendarEventDto,
      (await client.call(routes.get, { params: { id }, query: {} })).body,
    )
    expect([title, notes]).toEqual(['Party', 'Bring cake'])
    expect(you.party === 'owner').toBe(false)
  }
  expect((await on.noticesOf(id)).dana).toEqual(['eventShared'])
  const told = await on.scopes.asViewer(on.dana, async (tx) => {
    const entries = await tx.selectFrom('entry').select('payload').execute()
    return entries.map(({ payload }) => JSON.stringify(payload)).filter((text) => text.includes(id))
  })
  expect(told.some((text) => text.includes('Party'))).toBe(true)
  expect(told.some((text) => text.includes('Surprise'))).toBe(false)
})

test('nobody but a parent who acts records one, and nobody but its owner changes it', async () => {
  const body = events.typed()
  for (const viewer of [on.child, on.professional, on.admin]) {
    const client = await app.as(viewer.personId)
    expect((await client.call(routes.record, { body })).status).toBe(403)
  }
  const id = await events.record()
  const dana = await app.as(on.dana.personId)
  const refused = await dana.call(routes.events, { params: { id }, body: { type: 'calendarEvent.cancel', version: 1 } })
  expect(refused.status).toBe(409)
})

test('a series shows its time on the day that is asked for, else the next one', async () => {
  const id = await events.record(events.weekly)
  const get = async (query: { on?: string }) =>
    (await app.as(on.sam.personId)).call(routes.get, { params: { id }, query })
  const shown = async (query: { on?: string }): Promise<string[]> => {
    const item = z.parse(calendarEventDto, (await get(query)).body)
    return [item.on, item.time.from]
  }
  const first = ['2026-11-24', '2026-11-24T21:00:00.000Z']
  expect(await shown({})).toEqual(first)
  expect(await shown({ on: '2027-03-16' })).toEqual(['2027-03-16', '2027-03-16T20:00:00.000Z'])
  for (const day of ['2026-11-17', '2026-12-09', '1999-01-05']) expect(await shown({ on: day })).toEqual(first)
  app.clock.forward(5 * 24 * 3_600_000)
  expect(await shown({ on: '2026-11-24' })).toEqual(first)
  expect((await shown({}))[0]).toBe('2026-12-01')
  expect((await get({ on: 'soon' })).status).toBe(400)
})

test('a range longer than the longest is refused', async () => {
  const sam = await app.as(on.sam.personId)
  const statuses = async (from: string, to: string) =>
    (await sam.call(eventTimeRoutes.times, { query: { from, to } })).status
  expect(await statuses('2026-11-20', '2028-11-21')).toBe(200)
  expect(await statuses('2026-11-20', '2028-11-22')).toBe(400)
  expect(await statuses('2026-11-20', '2026-11-19')).toBe(400)
})
