import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountDto, accountRoutes as routes } from '#contract/account.ts'
import { sessionRoutes } from '#contract/session.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { listenLive } from '#tests/support/live.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { browserAt, rightPassword } from '#tests/support/signing-in.ts'

const fresh = 'Seven-quiet-lamps-2'
let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp({ beatMs: 50 })
  people = await cast(on, await hashPassword(rightPassword))
})
afterAll(() => on.stop())
beforeEach(() => on.clock.forward(1000))

const thomas = () => people.neighbours.ids.get('thomas.bell') ?? ''
const sessionsOf = async (client: TestClient) => ((await client.call(routes.current, {})).body as AccountDto).sessions
const values = (client: TestClient, cookie = client.headers.cookie) =>
  client.call(sessionRoutes.localStorage, {}, { cookie })
const end = (client: TestClient, id = '') => client.call(routes.endSession, { params: { id } })

test('one session is ended alone, at once and in its open pages too', async () => {
  const [here, there, tablet] = [await on.as(people.dana), await on.as(people.dana), await on.as(people.dana)]
  const page = await listenLive(await on.listen(), there)
  const [, ...others] = await sessionsOf(here)
  const [own] = await sessionsOf(there)
  expect(others).toContainEqual({ ...own, current: false })
  expect((await end(here, own?.id)).status).toBe(204)
  expect(await page.next()).toEqual({ event: 'signedOut', data: {} })
  expect((await there.call(routes.current, {})).status).toBe(401)
  expect((await values(there)).status).toBe(401)
  expect((await values(tablet)).status).toBe(200)
  expect(await sessionsOf(here)).toHaveLength(2)
  // Another tab ends it again.
  expect((await end(here, own?.id)).status).toBe(204)
})

test('nobody ends a session of somebody else', async () => {
  const [sam, olivia] = [await on.as(people.sam), await on.as(people.olivia)]
  const [own] = await sessionsOf(sam)
  expect((await end(olivia, own?.id)).status).toBe(204)
  expect((await values(sam)).status).toBe(200)
})

test('a device whose session was ended from another one is no longer known; one that signed out is', async () => {
  const knownOf = () => bySuperuser(on.database, 'select id from known_device where person_id = $1', [thomas()])
  const browser = browserAt(on)
  await browser.signIn('thomas.bell')
  await on.anyone().request({ url: '/ofw/logout' }, { cookie: `evenhand=${browser.cookie('evenhand')}` })
  expect(await knownOf()).toHaveLength(1)
  await browser.signIn('thomas.bell')
  const here = await on.as(thomas())
  await end(here, (await sessionsOf(here))[1]?.id)
  expect(await knownOf()).toEqual([])
})

test('who changes a password gets a new cookie; the old one and the other short tokens are worth nothing', async () => {
  const mia = await on.as(people.mia)
  const page = await listenLive(await on.listen(), mia)
  const { auth } = (await values(mia)).body as { auth: string }
  const another = { authorization: `Bearer ${auth}` }
  expect((await mia.call(routes.current, {}, another)).status).toBe(200)
  const body = { current: rightPassword, next: fresh }
  const answer = await mia.call(routes.changePassword, { body })
  const [, renewed = ''] = /^(evenhand=[\w-]{43}); Max-Age=2592000;/.exec(String(answer.headers['set-cookie'])) ?? []
  expect(renewed).not.toBe(mia.headers.cookie)
  expect((await values(mia)).status).toBe(401)
  expect((await mia.call(routes.current, {}, another)).status).toBe(401)
  expect((await values(mia, renewed)).status).toBe(200)
  // An answer that was lost: the same request, sent again, brings a cookie that counts.
  const again = await mia.call(routes.changePassword, { body })
  expect(again.status).toBe(200)
  const [latest = ''] = String(again.headers['set-cookie']).split(';', 1)
  expect((await values(mia, latest)).status).toBe(200)
  expect((await values(mia, renewed)).status).toBe(401)
  // The page that was open stays open, until its session ends.
  await mia.request({ url: '/ofw/logout' }, { cookie: latest })
  expect(await page.next()).toEqual({ event: 'signedOut', data: {} })
})

test('a changed password makes every other device unknown', async () => {
  const [here, there] = [browserAt(on, '203.0.113.7'), browserAt(on, '203.0.113.8')]
  await here.signIn('olivia.hart')
  await there.signIn('olivia.hart')
  const { auth } = (await values(on.anyone(), `evenhand=${here.cookie('evenhand')}`)).body as { auth: string }
  const body = { current: rightPassword, next: fresh }
  await on.anyone().call(routes.changePassword, { body }, { authorization: `Bearer ${auth}` })
  const known = await bySuperuser(on.database, 'select id from known_device where person_id = $1', [people.olivia])
  const session = 'select device_id as id from session where person_id = $1 and device_id is not null'
  expect(known).toEqual(await bySuperuser(on.database, session, [people.olivia]))
  expect(known).toHaveLength(1)
})
