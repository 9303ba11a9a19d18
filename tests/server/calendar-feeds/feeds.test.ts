import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type MadeFeedDto,
  type NewCalendarFeed,
  calendarFeedRoutes as routes,
} from '#contract/calendar-feeds/calendar-feeds.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { limits } from '#contract/limits.ts'
import { changesOfNights } from '#domain/parenting-time/patterns.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { changesOn } from '#tests/support/calendar/change-requests.ts'
import { eventsOn } from '#tests/support/calendar/events.ts'
import { feedOf } from '#tests/support/calendar/feeds.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import type { TestAnswer, TestClient } from '#tests/support/client.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
let sam: TestClient
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  app.clock.reset()
  on = await stage(app)
  sam = await app.as(on.sam.personId)
})

const make = async (change: Partial<NewCalendarFeed> = {}, by = sam): Promise<MadeFeedDto> => {
  const answer = await by.call(routes.make, { body: feedOf(change) })
  expect(answer.status).toBe(201)
  return answer.body as MadeFeedDto
}
const pathOf = ({ address }: MadeFeedDto): string => new URL(address).pathname
let networks = 0
/** A program that has nothing but the address. */
const read = (
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<TestAnswer> =>
  app
    .anyone()
    .request(
      { method, url: path, remoteAddress: `203.0.113.${networks++ % 250}` },
      { 'sec-fetch-site': undefined, 'sec-fetch-mode': undefined, 'accept-language': undefined, ...headers },
    )
const revoke = (by: TestClient, { feed }: MadeFeedDto) =>
  by.call(routes.events, { params: { id: feed.id }, body: { type: 'calendarFeed.revoke', version: feed.version } })

/** Every week of Sam's family changes hands on Friday. */
const planned = () => schedulesOn(on).record({ childIds: on.expense().childIds, startsOn: '2026-11-20' })

test('an address is given once, after the password, and reads the calendar without signing in', async () => {
  await planned()
  const asked = await (await app.as(on.sam.personId, 'asked')).call(routes.make, { body: feedOf() })
  expect(asked.body).toMatchObject({ exception: 'passwordNeeded' })
  const made = await make()
  expect(made.address).toMatch(/^https?:\/\/[^/]+\/pub\/v1\/calendar\/[\w-]{43}\.ics$/)
  const { status, headers, text } = await read(pathOf(made))
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*SUMMARY:Mia.*END:VCALENDAR\r\n$/s)
  const listed = await sam.call(routes.list, {})
  expect(listed.text).not.toContain(pathOf(made).split('/').at(-1)?.slice(0, 20))
  expect(listed.body).toMatchObject({ items: [{ id: made.feed.id, name: 'Phone' }] })
})

test('the same calendar is not sent twice; each change and each day sends it again', async () => {
  await planned()
  const path = pathOf(await make())
  const etag = String((await read(path)).headers.etag)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await read(path, { 'if-none-match': known })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
  }
  const changes = changesOn(on)
  const request = await changes.ask({ childIds: on.expense().childIds })
  expect((await read(path, { 'if-none-match': etag })).status).toBe(304)
  await changes.send('dana', request, { type: 'changeRequest.approve' })
  const after = await read(path, { 'if-none-match': etag })
  expect([after.status, after.headers.etag === etag]).toEqual([200, false])
  app.clock.forward(24 * 3_600_000)
  const tomorrow = await read(path, { 'if-none-match': String(after.headers.etag) })
  expect([tomorrow.status, tomorrow.headers.etag === after.headers.etag]).toEqual([200, false])
})

test('busy only says when, and nothing of whom or why; initials name nobody', async () => {
  await planned()
  const busy = await read(pathOf(await make({ scope: 'busy' })))
  expect(new Set(busy.text.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim()))).toEqual(new Set(['SUMMARY:Busy']))
  const initials = await read(pathOf(await make({ names: 'initials' })))
  expect(initials.text).toMatch(/SUMMARY:M\. with [DS]\./)
  for (const { text } of [busy, initials]) expect(text).not.toMatch(/Mia|Dana|Sam|Week on/)
})

test('shared events are in a feed that was made for them, and never notes, private ones or hidden places', async () => {
  const events = eventsOn(on)
  await events.record({ ...events.weekly, end: { by: 'count', count: 2 } })
  const days = { startsOn: '2026-12-12', startsAt: null, endsOn: '2026-12-13', endsAt: null }
  await events.record({ ...days, title: 'Camp', place: 'Lake house', hidesPlace: true })
  await events.record({ title: 'Surprise', private: true })
  const path = pathOf(await make({ scope: 'withEvents' }))
  const first = await read(path)
  expect(first.text.match(/^SUMMARY:Recital\r$/gm)).toHaveLength(2)
  expect(first.text).toMatch(/DTSTART:20261201T210000Z\r\nDTEND:20261201T220000Z/)
  expect(first.text).toMatch(/DTSTART;VALUE=DATE:20261212\r\nDTEND;VALUE=DATE:20261214/)
  expect(first.text).toContain('LOCATION:School hall')
  expect(first.text.replaceAll('\r\n ', '')).not.toMatch(/Surprise|Lake house|black shoes/)
  const more = await events.record({ title: 'Dentist' })
  expect((await read(path, { 'if-none-match': String(first.headers.etag) })).text).toContain('SUMMARY:Dentist')
  await events.send(more, { type: 'calendarEvent.cancel' })
  expect((await read(path)).text).not.toContain('Dentist')
  expect((await read(pathOf(await make()))).text).not.toMatch(/Recital|Camp/)
})

test('no feed names a place of an exchange, hidden or not, and no arrival', async () => {
  const own = schedulesOn(on)
  const usual = { time: '17:00', withoutSchool: null, name: null, place: 'Grandma' }
  const arrival = { day: 0, time: '20:30', zone: 'America/Los_Angeles' }
  const changes = changesOfNights('AAAAAAABBBBBBB', usual).map((one, index) => ({
    ...one,
    handover: index === 0 ? { ...usual, place: 'Airport', arrival, hidesPlace: true } : usual,
  }))
  await own.record({ childIds: on.expense().childIds, cycle: { length: 14, beginsOn: 0, changes: [...changes] } })
  for (const scope of ['busy', 'parentingTime', 'withEvents'] as const)
    expect((await read(pathOf(await make({ scope })))).text).not.toMatch(/Airport|Grandma|Los_Angeles|LOCATION:A/)
})

test('a revoked address is gone, an unknown one was never there, and neither shows anything', async () => {
  await planned()
  const made = await make()
  expect((await revoke(await app.as(on.dana.personId), made)).status).toBe(404)
  expect((await revoke(sam, made)).status).toBe(200)
  const gone = await read(pathOf(made))
  expect([gone.status, gone.body]).toMatchObject([410, { exception: 'feedRevoked' }])
  const unknown = pathOf(made).replace(/.{4}\.ics$/, 'AAAA.ics')
  for (const path of [unknown, pathOf(made).replace('.ics', ''), '/pub/v1/calendar/x', '/pub/v1/calendar/%00.ics'])
    expect([path, (await read(path)).status]).toEqual([path, 404])
  expect((await sam.call(routes.list, {})).body).toEqual({ items: [] })
  expect((await revoke(sam, made)).status).toBe(409)
})

test.each([
  ['without a way in', 'delete from credential where person_id = $1'],
  ['who is no parent any more', `update membership set role = 'thirdParty', side = null where person_id = $1`],
])('rights are asked at each fetch: an owner %s', async (_, change) => {
  await planned()
  const path = pathOf(await make())
  expect((await read(path)).status).toBe(200)
  await bySuperuser(on, change, [on.sam.personId])
  expect((await read(path)).status).toBe(404)
})

test('nobody but a parent acting as themselves makes one, and one person has a few', async () => {
  for (const viewer of [on.child, on.professional]) {
    const client = await app.as(viewer.personId)
    expect((await client.call(routes.make, { body: feedOf() })).status).toBe(403)
    expect((await client.call(routes.list, {})).status).toBe(403)
  }
  for (let n = 0; n < limits.feedServing.most; n++) await make()
  expect((await sam.call(routes.make, { body: feedOf() })).body).toMatchObject({ exception: 'tooMany' })
  await make({}, await app.as(on.dana.personId))
})

test('guessing is limited, and so is a program that asks all the time', async () => {
  const path = pathOf(await make())
  const from = (url: string, remoteAddress: string) => app.anyone().request({ method: 'GET', url, remoteAddress })
  const guess = () => from('/pub/v1/calendar/x.ics', '192.0.2.77')
  for (let n = 0; n < limits.feedServing.guesses.tries; n++) expect((await guess()).status).toBe(404)
  expect((await guess()).status).toBe(429)
  expect((await from(path, '192.0.2.77')).status).toBe(200)
  for (let n = 1; n < limits.feedServing.fetches.tries; n++) await read(path)
  const tooOften = await read(path)
  expect([tooOften.status, tooOften.headers['retry-after'] !== undefined]).toEqual([429, true])
})

test('the record says that an address was made and revoked, to its owner alone', async () => {
  const made = await make()
  await revoke(sam, made)
  const kinds = async (client: TestClient): Promise<string> =>
    (await client.call(historyRoutes.list, { query: {} })).text
  expect(await kinds(sam)).toContain('calendarFeed.revoke')
  expect(await kinds(await app.as(on.dana.personId))).not.toContain('calendarFeed')
  expect(await kinds(sam)).not.toContain(pathOf(made).split('/').at(-1)?.slice(0, 20))
})
