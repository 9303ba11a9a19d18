import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type MadeFeedDto, calendarFeedRoutes as routes } from '#contract/calendar-feeds/calendar-feeds.ts'
import type { Tx } from '#server/db/tenancy.ts'
import { feedSourceOf } from '#server/features/calendar-feeds/feed-source.ts'
import { marksOf } from '#server/features/calendar-feeds/feed-version.ts'
import { type FeedRow, lockFeed } from '#server/features/calendar-feeds/feeds.store.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { changesOn } from '#tests/support/calendar/change-requests.ts'
import { eventsOn } from '#tests/support/calendar/events.ts'
import { feedOf } from '#tests/support/calendar/feeds.ts'
import { holidaysOn } from '#tests/support/calendar/holidays.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import { breaksOn } from '#tests/support/calendar/school-breaks.ts'
import { professionalOf } from '#tests/support/plans/professionals.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { statementsOf } from '#tests/support/sign-in/statements.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  app.clock.reset()
  on = await stage(app)
})

/** Returns a way to ask for Sam's feed as a program does that has the bytes of the last answer. */
const openFeed = async () => {
  const sam = await app.as(on.sam.personId)
  const { body } = await sam.call(routes.make, { body: feedOf({ scope: 'withEvents', names: 'firstNames' }) })
  const { pathname: url } = new URL((body as MadeFeedDto).address)
  let etag = ''
  return async (): Promise<number> => {
    const answer = await app.anyone().request({ method: 'GET', url }, { 'if-none-match': etag })
    etag = String(answer.headers.etag)
    return answer.status
  }
}

test('whatever changes the bytes of a feed changes its tag, and nothing else does', async () => {
  const childIds = on.expense().childIds
  const [schedules, holidays, breaks, events, changes] = [
    schedulesOn(on),
    holidaysOn(on),
    breaksOn(on),
    eventsOn(on),
    changesOn(on),
  ]
  const sql = (text: string, id: string) => bySuperuser(on, text, [id])
  const schedule = await schedules.record({ childIds, startsOn: '2026-11-20' })
  const holiday = await holidays.record({ childIds })
  const listed = await breaks.list()
  const event = await events.record({ ...events.weekly, end: { by: 'count', count: 3 } })
  const request = await changes.ask({ childIds })
  const ask = await openFeed()
  expect([await ask(), await ask()]).toEqual([200, 304])

  const seen: Record<string, () => Promise<unknown>> = {
    'a schedule is disputed': () =>
      schedules.send('dana', schedule, { type: 'parentingSchedule.dispute', reason: 'No' }),
    'a schedule is recorded': () => schedules.record({ startsOn: '2026-12-01' }),
    'a holiday is confirmed': () => holidays.send('dana', holiday, { type: 'holiday.confirm' }),
    'a day without school is listed': () => breaks.list(),
    'a day without school is removed': () => breaks.send('sam', listed, { type: 'schoolBreak.remove' }),
    'an event is recorded': () => events.record({ title: 'Dentist' }),
    'one time of a series is cancelled': () =>
      events.send(event, { type: 'calendarEvent.cancelOne', on: '2026-12-01' }),
    'an event is cancelled': () => events.send(event, { type: 'calendarEvent.cancel' }),
    'a request is approved': () => changes.send('dana', request, { type: 'changeRequest.approve' }),
    'a child is named otherwise': () => sql(`update child set first_name = 'Maya' where id = $1`, childIds[0] ?? ''),
    'a parent is named otherwise': () => sql(`update person set first_name = 'Dani' where id = $1`, on.dana.personId),
    'its owner reads Spanish': () => sql(`update person set locale = 'es-MX' where id = $1`, on.sam.personId),
    'the family moves': () => sql(`update family set time_zone = 'America/Denver' where id = $1`, on.family.id),
    'a professional is connected': () => professionalOf(app, on, ['sam']),
    'a day passes': async () => app.clock.forward(24 * 3_600_000),
  }
  for (const [what, change] of Object.entries(seen)) {
    await change()
    expect([what, await ask(), await ask()]).toEqual([what, 200, 304])
  }

  const unseen: Record<string, () => Promise<unknown>> = {
    'a request is asked': () =>
      changes.ask({
        childIds,
        times: [{ parentId: on.sam.personId, from: changes.ahead(400), until: changes.ahead(424) }],
      }),
    'the other parent reads Spanish': () => sql(`update person set locale = 'es-MX' where id = $1`, on.dana.personId),
    'an hour passes': async () => app.clock.forward(3_600_000),
  }
  for (const [what, change] of Object.entries(unseen)) {
    await change()
    expect([what, await ask()]).toEqual([what, 304])
  }
})

test('the tag counts every table from which a feed is written', async () => {
  const sam = await app.as(on.sam.personId)
  const made = await sam.call(routes.make, { body: feedOf({ scope: 'withEvents' }) })
  const { feed } = made.body as MadeFeedDto
  const tablesOf = async (read: (tx: Tx, row: FeedRow) => Promise<unknown>): Promise<Set<string>> =>
    on.scopes.asViewer(on.sam, async (tx) => {
      const row = await lockFeed(tx, feed.id, 'toRead')
      if (!row) throw new Error('there is no such feed')
      const statements = await statementsOf(() => read(tx, row))
      return new Set(
        statements.flatMap((one) => [...one.matchAll(/\b(?:from|join) "?(\w+)"?/g)].map(([, table = '']) => table)),
      )
    })
  const tagged = await tablesOf((tx, { owner_id }) => marksOf(tx, owner_id))
  const written = await tablesOf((tx, row) => feedSourceOf(tx, row, on.clock.now()))
  expect(written.size).toBeGreaterThan(5)
  expect([...written].filter((table) => !tagged.has(table))).toEqual([])
})
