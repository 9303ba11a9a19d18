import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { NewCalendarEvent } from '#contract/calendar-events/calendar-events.ts'
import { profileRoutes } from '#contract/profile/profile.ts'
import { timesBetween } from '#server/features/calendar-events/events.listed.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyFamily } from '#server/history/verify-database.ts'
import { Refusal } from '#server/http/errors/refusal.ts'
import { LifecycleRefusal } from '#server/lifecycle/refusals.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { eventsOn } from '#tests/support/calendar/events.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let events: ReturnType<typeof eventsOn>
beforeAll(async () => {
  app = await testApp()
  return () => app.stop()
})
beforeEach(async () => {
  app.clock.reset()
  on = await stage(app)
  events = eventsOn(on)
})

/** Each Tuesday at four, five times: November 24, December 1, 8, 15 and 22. */
const fiveTimes = (change: Partial<NewCalendarEvent> = {}) =>
  events.record({ ...events.weekly, end: { by: 'count', count: 5 }, ...change })
/** Lists the days and times that somebody sees, in the family's zone. */
const seen = async (viewer: Stage['dana'] = on.sam): Promise<string[]> => {
  const times = await on.scopes.asViewer(viewer, (tx) =>
    timesBetween(tx, { from: '2026-11-01', through: '2027-02-01', search: '' }),
  )
  return times.map(({ from, title }) => `${from.slice(5, 16)} ${title}`)
}
const at = (day: string, title = 'Recital', hour = 21) => `${day}T${hour}:00 ${title}`
const goTo = (instant: string) => app.clock.forward(Date.parse(instant) - Date.parse(app.clock.now()))
const refusal = async (attempt: Promise<unknown>): Promise<string> => {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof LifecycleRefusal) return error.code
  if (error instanceof Refusal) return error.validationErrors.map(({ field, code }) => `${field} ${code}`).join()
  throw error ?? new Error('it was done')
}
const isProven = async () => expect(await verifyFamily(on.scopes, recordParts, on.family.id, [])).toEqual([])

test('one time is moved and another cancelled, and both survive an edit of the series', async () => {
  const id = await fiveTimes()
  const moved = events.said({ title: 'Rehearsal', startsOn: '2026-12-02', endsOn: '2026-12-02' })
  await events.send(id, { type: 'calendarEvent.moveOne', on: '2026-12-01', ...moved })
  await events.send(id, { type: 'calendarEvent.cancelOne', on: '2026-12-15' })
  const rest = ['11-24', '12-08', '12-22']
  expect(await seen()).toEqual([at('11-24'), at('12-02', 'Rehearsal'), at('12-08'), at('12-22')])
  const whole = events.whole({ ...events.weekly, end: { by: 'count', count: 5 }, title: 'Choir' })
  await events.send(id, { type: 'calendarEvent.edit', ...whole })
  expect(await seen()).toEqual([
    at('11-24', 'Choir'),
    at('12-02', 'Rehearsal'),
    ...rest.slice(1).map((day) => at(day, 'Choir')),
  ])
  expect(await seen(on.dana)).toEqual(await seen())
  expect((await on.noticesOf(id)).dana).toEqual(['eventShared', 'eventChanged', 'eventCancelled', 'eventChanged'])
  await isProven()
})

test('a time that was moved is an event of its own, and no series again', async () => {
  const id = await fiveTimes()
  await events.send(id, { type: 'calendarEvent.moveOne', on: '2026-12-01', ...events.said({ title: 'Rehearsal' }) })
  const own = await on.scopes.asViewer(on.sam, (tx) =>
    tx.selectFrom('calendar_event').selectAll().where('occurs_on', '=', '2026-12-01').executeTakeFirstOrThrow(),
  )
  expect(own).toMatchObject({ series_id: id, frequency: 'once', status: 'shared' })
  const weekly = events.whole(events.weekly)
  expect(await refusal(events.send(own.id, { type: 'calendarEvent.edit', ...weekly }))).toBe('frequency notAChoice')
  await events.send(own.id, { type: 'calendarEvent.cancel' })
  expect(await seen()).not.toContain(at('11-24', 'Rehearsal'))
  expect(await refusal(events.send(id, { type: 'calendarEvent.cancelOne', on: '2026-12-01' }))).toBe('on notAChoice')
})

test('this and all later times are changed, and what was moved stays', async () => {
  const id = await fiveTimes()
  await events.send(id, {
    type: 'calendarEvent.moveOne',
    on: '2026-12-15',
    ...events.said({ title: 'Rehearsal', startsOn: '2026-12-16', endsOn: '2026-12-16' }),
  })
  const later = { ...events.weekly, startsOn: '2026-12-08', endsOn: '2026-12-08', startsAt: '15:00', endsAt: '16:00' }
  const typed = events.whole({ ...later, end: { by: 'date', on: '2026-12-31' }, title: 'Choir' })
  await events.send(id, { type: 'calendarEvent.changeFollowing', on: '2026-12-08', ...typed })
  const following = [
    at('12-08', 'Choir', 20),
    at('12-16', 'Rehearsal'),
    at('12-22', 'Choir', 20),
    at('12-29', 'Choir', 20),
  ]
  expect(await seen()).toEqual([at('11-24'), at('12-01'), ...following])
  expect(await seen(on.child)).toEqual(await seen())
  await isProven()
})

test('this and all later times are cancelled, moved ones too', async () => {
  const id = await fiveTimes()
  const moved = events.said({ title: 'Rehearsal', startsOn: '2026-12-16', endsOn: '2026-12-16' })
  await events.send(id, { type: 'calendarEvent.moveOne', on: '2026-12-15', ...moved })
  await events.send(id, { type: 'calendarEvent.cancelFollowing', on: '2026-12-08' })
  expect(await seen()).toEqual([at('11-24'), at('12-01')])
  expect(await events.row(id)).toMatchObject({ status: 'shared', last_on: '2026-12-01', end_count: null })
  await isProven()
})

test('a cancelled series takes its moved times along', async () => {
  const id = await fiveTimes()
  await events.send(id, { type: 'calendarEvent.moveOne', on: '2026-12-15', ...events.said({ title: 'Rehearsal' }) })
  await events.send(id, { type: 'calendarEvent.cancel' })
  expect(await seen()).toEqual([])
  expect((await on.noticesOf(id)).dana).toEqual(['eventShared', 'eventChanged', 'eventCancelled'])
})

test('a shared series takes its moved times along, and leaves out those that were deleted', async () => {
  const id = await fiveTimes({ private: true })
  await events.send(id, { type: 'calendarEvent.moveOne', on: '2026-12-01', ...events.said({ title: 'Rehearsal' }) })
  await events.send(id, { type: 'calendarEvent.cancelOne', on: '2026-12-08' })
  expect(await seen(on.dana)).toEqual([])
  await events.send(id, { type: 'calendarEvent.share' })
  expect(await seen(on.dana)).toEqual([at('11-24'), at('11-24', 'Rehearsal'), at('12-15'), at('12-22')])
  expect(await seen()).toEqual(await seen(on.dana))
  await isProven()
})

test('what has begun stays: all of a series can be changed before, later times until the last one begins', async () => {
  const id = await fiveTimes()
  goTo('2026-12-01T20:59:59.000Z')
  expect(await refusal(events.send(id, { type: 'calendarEvent.cancel' }))).toBe('notAllowedNow')
  expect(await refusal(events.send(id, { type: 'calendarEvent.edit', ...events.whole() }))).toBe('notAllowedNow')
  expect(await refusal(events.send(id, { type: 'calendarEvent.cancelOne', on: '2026-11-24' }))).toBe('on notAChoice')
  await events.send(id, { type: 'calendarEvent.cancelOne', on: '2026-12-01' })
  goTo('2026-12-08T21:00:00.000Z')
  expect(await refusal(events.send(id, { type: 'calendarEvent.cancelOne', on: '2026-12-08' }))).toBe('on notAChoice')
  await events.send(id, { type: 'calendarEvent.cancelFollowing', on: '2026-12-15' })
  expect(await seen()).toEqual([at('11-24'), at('12-08')])
  expect(await refusal(events.send(id, { type: 'calendarEvent.cancelOne', on: '2026-12-22' }))).toBe('notAllowedNow')
})

test.each(['2026-11-24', '2026-11-25', '2027-01-05'])('later times do not begin on %s', async (day) => {
  const id = await fiveTimes()
  expect(await refusal(events.send(id, { type: 'calendarEvent.cancelFollowing', on: day }))).toBe('on notAChoice')
})

test('several weekdays of every second week count the weeks of the owner’s own calendar', async () => {
  const weeks = {
    frequency: 'weekly',
    interval: 2,
    weekdays: [0, 1],
    startsOn: '2026-11-22',
    endsOn: '2026-11-22',
    end: { by: 'count', count: 4 },
  } as const
  const typed = { ...weeks, weekdays: [...weeks.weekdays] }
  const id = await events.record(typed)
  const [sunday, monday, ...rest] = [at('11-22'), at('11-23'), at('12-06'), at('12-07')]
  expect(await seen()).toEqual([sunday, monday, ...rest])
  const { call } = await app.as(on.sam.personId)
  await call(profileRoutes.setWeekStart, { body: { weekStart: 'monday' } })
  expect(await seen(on.dana)).toEqual([sunday, monday, ...rest])
  await events.send(id, { type: 'calendarEvent.edit', ...events.whole(typed) })
  expect(await seen()).toEqual([sunday, at('11-30'), at('12-06'), at('12-14')])
  await isProven()
})

test('one weekday of every second week counts them too, where the day typed is another one', async () => {
  const { call } = await app.as(on.sam.personId)
  const typed = { frequency: 'weekly' as const, interval: 2, weekdays: [1], end: { by: 'count' as const, count: 2 } }
  const sunday = { startsOn: '2026-11-29', endsOn: '2026-11-29' }
  await call(profileRoutes.setWeekStart, { body: { weekStart: 'sunday' } })
  const id = await events.record({ ...typed, ...sunday })
  expect(await seen()).toEqual([at('11-30'), at('12-14')])
  await call(profileRoutes.setWeekStart, { body: { weekStart: 'monday' } })
  await events.send(id, { type: 'calendarEvent.edit', ...events.whole({ ...typed, ...sunday }) })
  expect(await seen()).toEqual([at('12-07'), at('12-21')])
  await isProven()
})
