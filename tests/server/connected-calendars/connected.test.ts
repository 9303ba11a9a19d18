import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  type ConnectedCalendarDto,
  connectedCalendarRoutes as routes,
} from '#contract/connected-calendars/connected-calendars.ts'
import { type ConnectedEntryDto, connectedEntryRoutes } from '#contract/connected-calendars/connected-entries.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { limits } from '#contract/limits.ts'
import { fetchDue } from '#server/features/connected-calendars/connected.fetching.ts'
import type { Fetched } from '#server/features/connected-calendars/fetch/fetch-calendar.ts'
import { FetchFailed } from '#server/features/connected-calendars/fetch/fetch-problem.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { connectedOf } from '#tests/support/calendar/connected.ts'
import type { TestClient } from '#tests/support/client.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { programs } from './programs.ts'

const fetched = vi.fn<(url: URL, etag: string | null) => Promise<Fetched>>()

let app: OwnApp
let on: Stage
let sam: TestClient
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  app.clock.reset()
  await bySuperuser(app.database, 'delete from connected_source', [])
  on = await stage(app)
  sam = await app.as(on.sam.personId)
  fetched.mockReset()
})

const [google] = programs
const read = (text = google?.text ?? '', etag = '"1"'): Fetched => ({ unchanged: false, text, etag })
const connect = async (by = sam): Promise<ConnectedCalendarDto> => {
  const answer = await by.call(routes.add, { body: connectedOf() })
  expect(answer.status).toBe(201)
  return answer.body as ConnectedCalendarDto
}
/** Hours pass in these tests, and a token lasts minutes. */
const again = () => app.as(on.sam.personId)
const now = async (): Promise<ConnectedCalendarDto | undefined> =>
  ((await (await again()).call(routes.list, {})).body as { items: ConnectedCalendarDto[] }).items[0]
const entries = async (from: string, to: string, by?: TestClient): Promise<ConnectedEntryDto[]> =>
  (
    (await (by ?? (await again())).call(connectedEntryRoutes.entries, { query: { from, to } })).body as {
      items: ConnectedEntryDto[]
    }
  ).items
const run = () => fetchDue(app.deps, fetched)
const forward = (ms: number) => app.clock.forward(ms)
const command = (by: TestClient, { id, version }: ConnectedCalendarDto, type: 'retry' | 'remove') =>
  by.call(routes.events, { params: { id }, body: { type: `connectedCalendar.${type}`, version } })

test('a calendar is read soon, then each hour; its owner alone sees it, and of its address the host', async () => {
  const added = await connect()
  expect(added).toMatchObject({ status: 'fetching', host: 'school.example', fetchedAt: null })
  fetched.mockResolvedValue(read())
  await run()
  expect(fetched.mock.calls.map(([url, etag]) => [url.href, etag])).toEqual([
    ['https://school.example/term.ics?key=secret', null],
  ])
  expect(await now()).toMatchObject({ status: 'current', fetchedAt: app.clock.now(), problem: null })
  const found = await entries('2026-12-01', '2026-12-31')
  expect(found.map(({ title, from }) => [title, from])).toEqual([
    ['Soccer practice', '2026-12-03T22:00:00.000Z'],
    ['Soccer practice', '2026-12-17T22:00:00.000Z'],
  ])
  expect(found[0]).toMatchObject({ calendarId: added.id, calendar: 'School', colour: 'green' })
  expect(await entries('2026-12-04', '2026-12-16')).toEqual([])
  expect(await entries('2026-12-01', '2026-12-31', await app.as(on.dana.personId))).toEqual([])
  await run()
  expect(fetched).toHaveBeenCalledTimes(1)
  forward(limits.connectedFetch.every)
  fetched.mockResolvedValue({ unchanged: true })
  await run()
  expect(fetched.mock.calls[1]?.[1]).toBe('"1"')
  expect((await entries('2026-12-01', '2026-12-31')).length).toBe(2)
})

test('the address is sealed, and in no answer, entry of the record or row', async () => {
  await connect()
  fetched.mockRejectedValue(new FetchFailed('notFound'))
  await run()
  const answers = [await sam.call(routes.list, {}), await sam.call(historyRoutes.list, { query: {} })]
  for (const { text } of answers) expect(text).not.toMatch(/secret|term\.ics/)
  const rows = await bySuperuser(
    app.database,
    `select s::text as row, encode(sealed, 'escape') as sealed from connected_source s`,
    [],
  )
  expect(JSON.stringify(rows)).not.toMatch(/secret|term\.ics/)
  const recorded = await bySuperuser(app.database, `select payload from entry where entity = 'connectedCalendar'`, [])
  expect(recorded.length).toBeGreaterThan(0)
  expect(JSON.stringify(recorded)).not.toMatch(/secret|school\.example/)
})

test('a failure keeps what was read last, says why, and is tried less and less often', async () => {
  await connect()
  fetched.mockResolvedValue(read())
  await run()
  const readAt = app.clock.now()
  fetched.mockRejectedValue(new FetchFailed('tooSlow'))
  for (const hours of [1, 2, 4, 8, 16, 24, 24]) {
    const before = fetched.mock.calls.length
    forward(hours * 3_600_000 - 1000)
    await run()
    expect([hours, fetched.mock.calls.length]).toEqual([hours, before])
    forward(1000)
    await run()
    expect([hours, fetched.mock.calls.length]).toEqual([hours, before + 1])
  }
  const failing = await now()
  expect(failing).toMatchObject({ status: 'failing', fetchedAt: readAt, problem: 'tooSlow' })
  expect((await entries('2026-12-01', '2026-12-31')).length).toBe(2)
  if (!failing) throw new Error('it is listed')
  expect((await command(await again(), failing, 'retry')).body).toMatchObject({ status: 'fetching' })
  fetched.mockResolvedValue(read())
  await run()
  expect(await now()).toMatchObject({ status: 'current', problem: null })
})

test('what cannot be read as a calendar is a failure too, with its reason', async () => {
  await connect()
  fetched.mockResolvedValue(read('<html>Sign in</html>'))
  await run()
  expect(await now()).toMatchObject({ status: 'failing', problem: 'notACalendar', fetchedAt: null })
})

test('a removed calendar takes its address and everything read from it along', async () => {
  await connect()
  fetched.mockResolvedValue(read())
  await run()
  const item = await now()
  if (!item) throw new Error('it is listed')
  expect((await command(await app.as(on.dana.personId), item, 'remove')).status).toBe(404)
  expect((await command(sam, item, 'remove')).body).toMatchObject({ status: 'removed', host: null })
  expect(await bySuperuser(app.database, 'select from connected_source', [])).toEqual([])
  forward(24 * 3_600_000)
  await run()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test.each([
  'http://school.example/term.ics',
  'ftp://school.example/',
  'https://me:secret@school.example/',
  'school.example/term.ics',
  'javascript:alert(1)',
  'https://',
])('%s is refused at its field', async (url) => {
  const answer = await sam.call(routes.add, { body: connectedOf({ url }) })
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { validationErrors: [{ field: 'url', code: 'notFetchable' }] },
  ])
})

test('a person connects a few, and nobody but a parent acting as themselves', async () => {
  for (let n = 0; n < limits.connectedFetch.most; n++) await connect()
  expect((await sam.call(routes.add, { body: connectedOf() })).body).toMatchObject({ exception: 'tooMany' })
  for (const viewer of [on.child, on.professional])
    expect((await (await app.as(viewer.personId)).call(routes.add, { body: connectedOf() })).status).toBe(403)
})
