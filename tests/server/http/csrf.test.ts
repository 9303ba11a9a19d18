import { beforeAll, expect, test } from 'vitest'
import { familyRoutes } from '#contract/families.ts'
import { sessionRoutes } from '#contract/session.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'

let on: TestApp
let people: Cast
beforeAll(async () => {
  on = await sharedApp()
  people = await cast(on)
})

const old = { 'sec-fetch-site': undefined, 'sec-fetch-mode': undefined }
const attempt = { body: { username: 'nobody.here', password: 'not the one' } }
const refused = { status: 403, body: expect.objectContaining({ exception: 'crossSiteRefused' }) }

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
  ['an old browser on another site', { ...old, origin: 'https://elsewhere.example' }],
  ['a sandboxed frame', { ...old, origin: 'null' }],
  ['who does not say', old],
])('a sign-in from %s is refused', async (_, headers) => {
  expect(await on.anyone().call(sessionRoutes.signIn, attempt, headers)).toMatchObject(refused)
})

test.each([
  ['our own page', {}],
  ['an old browser on our own page', { ...old, origin: 'http://localhost:4300', host: 'localhost:4300' }],
  ['the public address behind a proxy', { ...old, origin: 'http://127.0.0.1:4300', host: 'localhost:8080' }],
])('a sign-in from %s is heard', async (_, headers) => {
  expect((await on.anyone().call(sessionRoutes.signIn, attempt, headers)).status).toBe(401)
})

test('what the cookie alone opens is closed to other sites, leaving included', async () => {
  const dana = await on.as(people.dana)
  const elsewhere = { 'sec-fetch-site': 'cross-site' }
  expect(await dana.call(sessionRoutes.localStorage, {}, elsewhere)).toMatchObject(refused)
  expect(await dana.request({ url: '/ofw/logout' }, elsewhere)).toMatchObject(refused)
  expect((await dana.call(sessionRoutes.localStorage, {})).status).toBe(200)
})

test.each([
  ['with a session', 'https://elsewhere.example'],
  ['from a sandboxed frame', 'null'],
  ['over plain http', 'http://127.0.0.1.elsewhere.example:4300'],
])('a change that a foreign page sends with a bearer is refused, %s', async (_, origin) => {
  const dana = await on.as(people.dana)
  const change = () => dana.call(sessionRoutes.setLocale, { body: { locale: 'es-MX' } }, { origin })
  expect(await change()).toMatchObject(refused)
  const own = { origin: 'http://127.0.0.1:4300' }
  expect((await dana.call(sessionRoutes.setLocale, { body: { locale: 'en-US' } }, own)).status).toBe(204)
})

test('a bearer is no cookie: no browser sends it by itself', async () => {
  const dana = await on.as(people.dana)
  const answer = await dana.call(familyRoutes.current, {}, { 'sec-fetch-site': 'cross-site', cookie: undefined })
  expect(answer.status).toBe(200)
})
