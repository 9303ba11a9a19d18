import { afterAll, beforeAll, expect, test } from 'vitest'
import { familyRoutes } from '#contract/families.ts'
import { sessionRoutes } from '#contract/session.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp({
    env: {
      PUBLIC_URL: 'https://app.evenhand.test',
      API_ORIGINS: 'https://api.evenhand.test, http://10.1.2.3:8080',
      TRUSTED_PROXIES: '10.0.0.0/8',
    },
  })
})
afterAll(() => on.stop())

const outside = '203.0.113.7'
const asked = (host: string, remoteAddress = outside, headers = {}) =>
  on.anyone().request({ url: '/pub/v1/family', remoteAddress }, { host, ...headers })
const wrong = { status: 421, body: expect.objectContaining({ exception: 'wrongHost' }) }

test.each([
  'app.evenhand.test',
  'APP.evenhand.test',
  'app.evenhand.test:443',
  'app.evenhand.test.',
  'api.evenhand.test',
  '10.1.2.3:8080',
])('a request for %s is heard', async (host) => {
  expect((await asked(host)).status).toBe(401)
})

test.each([
  'elsewhere.example',
  'app.evenhand.test.elsewhere.example',
  'app.evenhand.test:8443',
  'app.evenhand.test:80',
  'app.evenhand.test@elsewhere.example',
  '10.1.2.3',
  'localhost',
  '127.0.0.1:4300',
  '',
])('a request for %j is refused', async (host) => {
  expect(await asked(host)).toMatchObject(wrong)
})

test('the refusal says plainly whose mistake it is', async () => {
  expect(await asked('elsewhere.example')).toMatchObject({
    body: {
      userMessage: 'This server does not answer at this address. Its operator sets the address with PUBLIC_URL.',
    },
  })
})

test.each(['/app/home', '/ofw/logout', '/pub/v1/docs', '/nowhere', '/pub/v1/live'])(
  'the check comes before everything else at %s',
  async (url) => {
    expect(await on.anyone().request({ url }, { host: 'elsewhere.example' })).toMatchObject(wrong)
  },
)

test.each(['localhost', 'localhost:5173', '127.0.0.1:4300', '[::1]:4300', 'app.localhost'])(
  'on this machine it also answers as %s',
  async (host) => {
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect((await asked(host, peer)).status).toBe(401)
    expect(await asked('elsewhere.example', '127.0.0.1')).toMatchObject(wrong)
  },
)

test('a trusted proxy may say for which host it was asked, and nobody else', async () => {
  const forwarded = { 'x-forwarded-host': 'app.evenhand.test' }
  expect((await asked('inner', '10.0.0.9', forwarded)).status).toBe(401)
  expect(await asked('inner', outside, forwarded)).toMatchObject(wrong)
  expect(await asked('app.evenhand.test', '10.0.0.9', { 'x-forwarded-host': 'elsewhere.example' })).toMatchObject(wrong)
})

test('a monitor reaches health by any address', async () => {
  expect(
    (await on.anyone().request({ url: '/healthz', remoteAddress: outside }, { host: '10.9.9.9:4300' })).status,
  ).toBe(200)
})

test('without API_ORIGINS there is no other origin', async () => {
  const alone = await testApp({ beside: on })
  const answer = await alone.anyone().request({ url: '/pub/v1/family' }, { origin: 'https://api.evenhand.test' })
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  await alone.stop()
})

const page = 'https://app.evenhand.test'
const preflight = (url: string, origin: string) =>
  on.anyone().request(
    { method: 'OPTIONS', url },
    {
      host: 'api.evenhand.test',
      'sec-fetch-site': 'same-site',
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type, ofw-client',
    },
  )

test('a page of ours may call the API at another origin of ours, without credentials', async () => {
  const allowed = await preflight('/pub/v1/expenses', page)
  expect(allowed).toMatchObject({
    status: 204,
    headers: {
      'access-control-allow-origin': page,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'authorization, content-type, ofw-client',
      vary: 'Origin',
    },
  })
  const { dana } = await cast(on)
  const from = { host: 'api.evenhand.test', origin: page, 'sec-fetch-site': 'same-site', cookie: undefined }
  const client = await on.as(dana)
  const read = await client.call(familyRoutes.current, {}, from)
  const changed = await client.call(sessionRoutes.setLocale, { body: { locale: 'en-US' } }, from)
  expect([read.status, changed.status]).toEqual([200, 204])
  for (const { headers } of [allowed, read, changed]) {
    expect(headers['access-control-allow-origin']).toBe(page)
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  }
})

test('a refusal can be read from there too', async () => {
  const { status, headers } = await asked('api.evenhand.test', outside, { origin: page })
  expect([status, headers['access-control-allow-origin']]).toEqual([401, page])
})

test.each(['https://elsewhere.example', 'null', 'http://app.evenhand.test', 'https://app.evenhand.test:8443'])(
  'a page of %s may not',
  async (origin) => {
    const refused = await preflight('/pub/v1/expenses', origin)
    expect(refused.headers).not.toHaveProperty('access-control-allow-origin')
    const { headers } = await asked('api.evenhand.test', outside, { origin })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  },
)

test('what lives by the cookie answers no other origin, not even ours', async () => {
  const { dana } = await cast(on)
  const client = await on.as(dana)
  const headers = { host: 'api.evenhand.test', origin: page, 'sec-fetch-site': 'same-site' }
  const values = await client.call(sessionRoutes.localStorage, {}, headers)
  const entered = await client.call(
    sessionRoutes.signIn,
    { body: { username: 'nobody.here', password: 'not the one' } },
    headers,
  )
  for (const answer of [values, entered]) expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})
