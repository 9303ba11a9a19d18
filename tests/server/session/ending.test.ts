import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { familyRoutes } from '#contract/families.ts'
import { limits } from '#contract/limits.ts'
import { sessionRoutes } from '#contract/session.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { listenLive } from '#tests/support/live.ts'
import { asSuperuser, bySuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
let people: Cast
let dana: TestClient
beforeAll(async () => {
  on = await testApp({ beatMs: 50 })
  people = await cast(on)
})
afterAll(() => on.stop())
beforeEach(async () => {
  dana = await on.as(people.dana)
})

const family = (client = dana) => client.call(familyRoutes.current, {})
const values = (client = dana) => client.call(sessionRoutes.localStorage, {})
const waitersOn = async (client: Client): Promise<number> =>
  (await client.query('select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))')).rowCount ?? 0
const signedOut = { status: 401, body: { exception: 'unauthenticated' } }

test('leaving ends the session and every short token of it, and leads to the login page', async () => {
  const fresh = (await values()).body as { auth: string }
  const leaving = await dana.request({ url: '/ofw/logout' })
  expect(leaving).toMatchObject({ status: 302, headers: { location: '/app/login' } })
  expect(leaving.headers['set-cookie']).toMatch(/^evenhand=; Max-Age=0;/)
  expect(await values()).toMatchObject(signedOut)
  expect(await family()).toMatchObject(signedOut)
  expect(await dana.call(familyRoutes.current, {}, { authorization: `Bearer ${fresh.auth}` })).toMatchObject(signedOut)
})

test('a refresh in one tab while another leaves finds no session, and nothing breaks', async () => {
  const { superuser } = on.database
  const leaving = new Client(superuser)
  await leaving.connect()
  try {
    await leaving.query('begin')
    await leaving.query('delete from session where person_id = $1', [people.dana])
    const refreshed = values()
    await expect.poll(() => waitersOn(leaving)).toBe(1)
    await leaving.query('commit')
    expect(await refreshed).toMatchObject(signedOut)
  } finally {
    await leaving.end()
  }
})

test('leaving without a session leads there too; a browser that only looks ahead leaves nothing', async () => {
  expect(await on.anyone().request({ url: '/ofw/logout' })).toMatchObject({ status: 302 })
  await dana.request({ url: '/ofw/logout' }, { 'sec-purpose': 'prefetch' })
  expect((await family()).status).toBe(200)
})

test('a short token lives ten minutes; the cookie brings a new one', async () => {
  on.clock.forward(limits.bearerLife - 1)
  expect((await family()).status).toBe(200)
  on.clock.forward(1)
  expect(await family()).toMatchObject(signedOut)
  const { auth, tokenExpiry } = (await values()).body as { auth: string; tokenExpiry: string }
  expect(Date.parse(tokenExpiry) - Date.parse(on.clock.now())).toBe(limits.bearerLife)
  expect((await dana.call(familyRoutes.current, {}, { authorization: `Bearer ${auth}` })).status).toBe(200)
})

test('a session lives thirty days and is then swept away', async () => {
  on.clock.forward(limits.sessionLife)
  expect(await values()).toMatchObject(signedOut)
  await sweepExpired(on.deps)
  const left = await on.deps.scopes.beforeSignIn((tx) => tx.selectFrom('session').select('id').execute())
  expect(left).toEqual([])
})

const lastUse = async () => {
  const select = 'select last_used_at from session where person_id = $1 order by created_at desc, last_used_at desc'
  const [latest] = await bySuperuser(on.database, select, [people.sam])
  return latest && latest.last_used_at instanceof Date && latest.last_used_at.getTime()
}
const now = () => Date.parse(on.clock.now())

test('a session that is not used for fourteen days is over, and is then swept away', async () => {
  const sam = await on.as(people.sam)
  for (let times = 0; times < 2; times++) {
    on.clock.forward(limits.sessionIdle - 1)
    expect((await values(sam)).status).toBe(200)
  }
  const other = await on.as(people.sam)
  const account = async (client: TestClient) => (await client.call(accountRoutes.current, {})).status
  expect(await account(other)).toBe(200)
  on.clock.forward(limits.sessionIdle)
  expect(await values(other)).toMatchObject(signedOut)
  expect(await account(other)).toBe(401)
  await sweepExpired(on.deps)
  expect(await lastUse()).toBeUndefined()
})

test('its last use is stored every five minutes at most, by the cookie and by a short token alike', async () => {
  const sam = await on.as(people.sam)
  const begun = await lastUse()
  on.clock.forward(5 * 60_000 - 1)
  await values(sam)
  expect(await lastUse()).toBe(begun)
  on.clock.forward(1)
  await family(sam)
  expect(await lastUse()).toBe(now())
  on.clock.forward(5 * 60_000)
  await values(sam)
  expect(await lastUse()).toBe(now())
})

test('a page that is only left open keeps no session alive', async () => {
  const sam = await on.as(people.sam)
  const page = await listenLive(await on.listen(), sam)
  on.clock.forward(limits.sessionIdle - 1)
  await setTimeout(150)
  expect(await lastUse()).not.toBe(now())
  on.clock.forward(1)
  expect(await page.next()).toEqual({ event: 'signedOut', data: {} })
})

test.each(['', 'Bearer', 'Bearer x', `Bearer ${'A'.repeat(43)}`, `Basic ${'A'.repeat(43)}`])(
  'no session: %j',
  async (authorization) => {
    expect(await on.anyone().call(familyRoutes.current, {}, { authorization })).toMatchObject(signedOut)
  },
)

test('a cookie is no bearer and a bearer no cookie', async () => {
  expect(await dana.call(familyRoutes.current, {}, { authorization: undefined })).toMatchObject(signedOut)
  expect(await dana.call(sessionRoutes.localStorage, {}, { cookie: undefined })).toMatchObject(signedOut)
})

test('a professional whose access is taken back is refused at the next request', async () => {
  const pat = await on.as(people.pat)
  expect((await family(pat)).status).toBe(200)
  await asSuperuser(on.database.superuser, `delete from membership where person_id = '${people.pat}'`)
  expect(await family(pat)).toMatchObject({ status: 403, body: { exception: 'accessEnded' } })
  expect((await values(pat)).body).toMatchObject({ isCvm: true, cvmFamilyId: null, userId: people.pat })
})
