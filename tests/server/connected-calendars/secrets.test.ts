import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarFeedRoutes, type MadeFeedDto } from '#contract/calendar-feeds/calendar-feeds.ts'
import { connectedCalendarRoutes } from '#contract/connected-calendars/connected-calendars.ts'
import { fetchDue } from '#server/features/connected-calendars/connected.fetching.ts'
import { FetchFailed } from '#server/features/connected-calendars/fetch/fetch-problem.ts'
import { logTo } from '#server/http/log.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { connectedOf } from '#tests/support/calendar/connected.ts'
import { feedOf } from '#tests/support/calendar/feeds.ts'
import { stage } from '#tests/support/stage.ts'

let app: OwnApp
const lines: string[] = []
const log = logTo('trace', { write: (line) => void lines.push(line) })
beforeAll(async () => {
  app = await testApp({ log })
})
afterAll(() => app.stop())

test('neither the address of a feed nor that of a connected calendar is in the log', async () => {
  const on = await stage(app)
  const sam = await app.as(on.sam.personId)
  const { address, feed } = (await sam.call(calendarFeedRoutes.make, { body: feedOf() })).body as MadeFeedDto
  const url = new URL(address).pathname
  const [token = ''] = url.split('/').at(-1)?.split('.') ?? []
  const read = (path: string) => app.anyone().request({ method: 'GET', url: path })
  expect((await read(url)).status).toBe(200)
  expect((await read(`${url}x`)).status).toBe(404)
  const revoked = { type: 'calendarFeed.revoke', version: feed.version } as const
  await sam.call(calendarFeedRoutes.events, { params: { id: feed.id }, body: revoked })
  expect((await read(url)).status).toBe(410)

  expect((await sam.call(connectedCalendarRoutes.add, { body: connectedOf() })).status).toBe(201)
  const wrong = { ...connectedOf(), url: 'webcal://me:hidden@school.example/term.ics' }
  expect((await sam.call(connectedCalendarRoutes.add, { body: wrong })).status).toBe(400)
  for (const failure of [new FetchFailed('unreachable'), new Error('nothing that a stranger wrote')]) {
    app.clock.forward(24 * 3_600_000)
    await fetchDue({ ...app.deps, log }, () => Promise.reject(failure))
  }

  const text = lines.join('\n')
  expect(text).toContain('/pub/v1/connected-calendars')
  expect(text).toContain('/pub/v1/calendar')
  expect(token).toMatch(/^[\w-]{43}$/)
  for (const secret of [token, token.slice(0, 20), 'term.ics', 'key=secret', 'hidden'])
    expect([secret, text.includes(secret)]).toEqual([secret, false])
})
