import { beforeAll, beforeEach, expect, test } from 'vitest'
import { noticePreferenceRoutes } from '#contract/notices/notice-preferences.ts'
import { noticeRoutes } from '#contract/notices/notices.ts'
import { addMs } from '#domain/time.ts'
import { nextReminder, reminderOn } from '#server/features/calendar-events/events.times.ts'
import { sendBeginsMail } from '#server/features/calendar-events/reminders.mail.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { datesOf } from '#server/recurrence/dates-of.ts'
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

const goTo = async (instant: string): Promise<void> => {
  app.clock.forward(Date.parse(instant) - Date.parse(app.clock.now()))
  await handleDueTimes(app.deps)
}
/** Lists when the events begin of which somebody was reminded. */
const remindedOf = (viewer: Stage['dana']): Promise<(string | null)[]> =>
  on.scopes.asViewer(viewer, async (tx) => {
    const rows = await tx
      .selectFrom('notice')
      .innerJoin('event_reminder', 'event_reminder.id', 'notice.entity_id')
      .select(['event_reminder.begins_at', 'event_reminder.on_date'])
      .where('notice.person_id', '=', viewer.personId)
      .orderBy('event_reminder.on_date')
      .execute()
    return rows.map(({ begins_at, on_date }) => begins_at ?? on_date)
  })

test('both parents are reminded once of each time of a shared event, and nobody else', async () => {
  await events.record({ ...events.weekly, reminder: 60 })
  await goTo('2026-11-24T19:59:59.000Z')
  expect(await remindedOf(on.dana)).toEqual([])
  await goTo('2026-11-24T20:00:00.000Z')
  await handleDueTimes(app.deps)
  expect(await remindedOf(on.dana)).toEqual(['2026-11-24T21:00:00.000Z'])
  expect(await remindedOf(on.sam)).toEqual(['2026-11-24T21:00:00.000Z'])
  expect(await remindedOf(on.child)).toEqual([])
  await goTo('2026-12-01T20:00:00.000Z')
  expect(await remindedOf(on.dana)).toEqual(['2026-11-24T21:00:00.000Z', '2026-12-01T21:00:00.000Z'])
})

test.each([
  ['daily', 2880],
  ['daily', 10_080],
  ['weekdays', 2880],
] as const)('a series that is %s reminds %i minutes before each of its times', (frequency, minutes) => {
  const series = {
    zone: 'America/New_York',
    starts_on: '2026-12-01',
    starts_at: '16:00',
    ends_on: '2026-12-01',
    ends_at: '17:00',
    frequency,
    repeats_every: 1,
    weekdays: null,
    week_start: null,
    last_on: null,
    left_out: [],
  }
  const reminders = ['2026-11-20T12:00:00.000Z']
  for (let last = reminders.at(-1); last && reminders.length <= 20; last = reminders.at(-1)) {
    const next = nextReminder(series, minutes, last)
    if (next === null) break
    reminders.push(next)
  }
  const days = datesOf({ frequency, startsOn: '2026-12-01', end: null }, { most: 20 })
  expect(reminders.slice(1)).toEqual(days.map((on) => reminderOn(series, minutes, on)))
})

test('a daily event reminds two days before each time, day after day', async () => {
  await events.record({ frequency: 'daily', startsOn: '2026-12-01', endsOn: '2026-12-01', reminder: 2880 })
  const days = Array.from({ length: 6 }, (_, index) => `2026-12-0${index + 1}T21:00:00.000Z`)
  for (const day of days) await goTo(addMs(day, -2880 * 60_000))
  expect(await remindedOf(on.dana)).toEqual(days)
})

test('a private event reminds its owner alone', async () => {
  await events.record({ private: true, reminder: 1440 })
  await goTo('2026-11-23T21:00:00.000Z')
  expect(await remindedOf(on.sam)).toEqual(['2026-11-24T21:00:00.000Z'])
  expect(await remindedOf(on.dana)).toEqual([])
})

test('a time that was cancelled, or whose series was, reminds nobody; a moved one does at its own time', async () => {
  const id = await events.record({ ...events.weekly, reminder: 0 })
  await events.send(id, { type: 'calendarEvent.cancelOne', on: '2026-11-24' })
  const moved = events.said({ startsOn: '2026-12-02', endsOn: '2026-12-02', reminder: 0 })
  await events.send(id, { type: 'calendarEvent.moveOne', on: '2026-12-01', ...moved })
  await goTo('2026-12-02T21:00:00.000Z')
  expect(await remindedOf(on.dana)).toEqual(['2026-12-02T21:00:00.000Z'])
  await events.send(id, { type: 'calendarEvent.cancelFollowing', on: '2026-12-08' })
  await goTo('2026-12-20T21:00:00.000Z')
  expect(await remindedOf(on.dana)).toEqual(['2026-12-02T21:00:00.000Z'])
})

test('whole days begin at nine for whoever is reminded', async () => {
  await events.record({ startsAt: null, endsAt: null, reminder: 1440 })
  await goTo('2026-11-23T13:59:59.000Z')
  expect(await remindedOf(on.sam)).toEqual([])
  await goTo('2026-11-23T14:00:00.000Z')
  expect(await remindedOf(on.sam)).toEqual(['2026-11-24'])
})

test('nobody is reminded of what began while the server was down', async () => {
  await events.record({ ...events.weekly, reminder: 60 })
  await goTo('2026-12-01T20:30:00.000Z')
  expect(await remindedOf(on.sam)).toEqual(['2026-12-01T21:00:00.000Z'])
})

test('a notice says when it begins, and never what', async () => {
  await events.record({ title: 'Therapist', place: 'Elm Street', notes: 'Ask about sleep', reminder: 60 })
  await goTo('2026-11-24T20:00:00.000Z')
  const dana = await app.as(on.dana.personId)
  const { body } = await dana.call(noticeRoutes.list, { query: {} })
  expect(body).toMatchObject({ items: [{ kind: 'eventBegins', name: null, begins: '2026-11-24T21:00:00.000Z' }, {}] })
  expect(JSON.stringify((body as { items: unknown[] }).items[0])).not.toMatch(/Therapist|Elm|sleep/)
})

const sent = async (begins: string, at: string): Promise<readonly { text: string; subject: string }[]> => {
  app.clock.forward(Date.parse(at) - Date.parse(app.clock.now()))
  const mails: { text: string; subject: string }[] = []
  const transport = { send: async (_tx: unknown, mail: { text: string; subject: string }) => void mails.push(mail) }
  const data = { familyId: on.family.id, personId: on.dana.personId, begins, until: '2026-11-24T21:00:00.000Z' }
  await sendBeginsMail(app.deps, transport as never, data)
  return mails
}
const wish = async (change: object): Promise<void> => {
  const dana = await app.as(on.dana.personId)
  const body = { mailOff: [], quiet: null, ...change }
  expect((await dana.call(noticePreferenceRoutes.setPreferences, { body })).status).toBe(204)
}

test('a mail says when it begins in the zone of its reader, and links to the calendar', async () => {
  const [mail] = await sent('2026-11-24T21:00:00.000Z', '2026-11-24T20:00:00.000Z')
  expect(mail?.text).toContain('begins: Tue, Nov 24, 2026, 4:00 PM EST')
  expect(mail?.text).toContain('/app/calendar')
  const [wholeDay] = await sent('2026-11-25', '2026-11-24T20:00:00.000Z')
  expect(wholeDay?.text).toContain('begins: Wed, Nov 25, 2026.')
})

test('a mail is sent neither to whoever turned them off, nor in quiet hours that end too late', async () => {
  await wish({ mailOff: ['reminders'] })
  expect(await sent('2026-11-24T21:00:00.000Z', '2026-11-24T20:00:00.000Z')).toEqual([])
  await wish({ quiet: { from: '14:00', to: '18:00' } })
  expect(await sent('2026-11-24T21:00:00.000Z', '2026-11-24T20:00:00.000Z')).toEqual([])
})
