// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { isLoginRequired, isNetworkFailure } from '#src/api/failures.ts'
import { callerOf, nextToken, sessionPath } from './caller.ts'
import { type Answers, empty, hangUp, json, type Received, serve } from './stub-server.ts'

const bearer = ({ headers }: Received) => headers.authorization
/** Accepts only the token of refresh `good`; the session endpoint returns a newer token at each call. */
const expiring =
  (good: number): Answers =>
  (request, count) => {
    if (request.path === sessionPath) return json(200, nextToken(count))
    return bearer(request) === `Bearer token-${good}` ? json(200, request.path) : json(401, {})
  }

test('five concurrent 401s make one refresh, and every call is repeated with the fresh token', async () => {
  const server = await serve(expiring(2))
  const { send } = await callerOf(server)
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => send({ path: `/v1/${n}` })))
  expect(answers.map(({ data }) => data)).toEqual([1, 2, 3, 4, 5].map((n) => `/pub/v1/${n}`))
  expect(server.to(sessionPath)).toHaveLength(2)
  expect(server.received.filter(({ path }) => path.startsWith('/pub'))).toHaveLength(10)
})

test('a 401 that arrives after the refresh only repeats its own call', async () => {
  const late = Promise.withResolvers<void>()
  const server = await serve(async (request, count) => {
    if (request.path === '/pub/v1/late' && count === 1) await late.promise
    return expiring(2)(request, count)
  })
  const { send } = await callerOf(server)
  const slow = send({ path: '/v1/late' })
  await send({ path: '/v1/quick' })
  late.resolve()
  expect((await slow).data).toBe('/pub/v1/late')
  expect(server.to(sessionPath)).toHaveLength(2)
})

test('fifty calls at once, answered out of order while the token runs out: one refresh, each its own answer', async () => {
  const held: (() => void)[] = []
  const server = await serve(async (request, count) => {
    if (request.path !== sessionPath && count === 1) {
      await new Promise<void>((release) => {
        held.push(release)
        if (held.length === 50) for (const go of held.reverse()) go()
      })
    }
    return expiring(2)(request, count)
  })
  const { send } = await callerOf(server)
  const calls = Array.from({ length: 50 }, (_, n) => send({ path: `/v1/${n}` }))
  const answers = await Promise.all(calls)
  expect(answers.map(({ data }) => data)).toEqual(calls.map((_, n) => `/pub/v1/${n}`))
  expect(server.to(sessionPath)).toHaveLength(2)
})

test('a call made while the refresh runs waits for it instead of spending an attempt', async () => {
  const refresh = Promise.withResolvers<void>()
  const server = await serve(async (request, count) => {
    if (request.path === sessionPath && count === 2) await refresh.promise
    return expiring(2)(request, count)
  })
  const { send, session } = await callerOf(server)
  session.send({ type: 'session.refresh' })
  const waiting = send({ path: '/v1/one' })
  refresh.resolve()
  await waiting
  expect(server.to('/pub/v1/one').map(bearer)).toEqual(['Bearer token-2'])
})

test('three attempts in total, then the login, with the page remembered', async () => {
  const server = await serve(expiring(99))
  const { send, left, kept } = await callerOf(server)
  await expect(send({ path: '/v1/one' })).rejects.toSatisfy(isLoginRequired)
  expect(server.to('/pub/v1/one').map(bearer)).toEqual(['Bearer token-1', 'Bearer token-2', 'Bearer token-3'])
  expect([left, kept]).toEqual([['login expired'], ['/app/expenses?show=all']])
})

test('a refresh answered 401 ends the session at once, for all that wait', async () => {
  const server = await serve((request, count) => {
    if (request.path === sessionPath) return count === 1 ? json(200, nextToken(1)) : json(401, {})
    return json(401, {})
  })
  const { send, left } = await callerOf(server)
  const calls = await Promise.allSettled([1, 2, 3].map((n) => send({ path: `/v1/${n}` })))
  expect(calls.map((call) => call.status === 'rejected' && isLoginRequired(call.reason))).toEqual([true, true, true])
  expect(server.to(sessionPath)).toHaveLength(2)
  expect(left).toEqual(['login expired'])
})

test('on an upgrades page the call fails and nobody is sent anywhere', async () => {
  const server = await serve((request, count) => {
    if (request.path === sessionPath) return count === 1 ? json(200, nextToken(1)) : json(401, {})
    return json(401, { userMessage: 'Signed out.' })
  })
  const { send } = await callerOf(server, '/app/upgrades')
  await expect(send({ path: '/v1/one' })).rejects.toMatchObject({ statusCode: 401, message: 'Signed out.' })
})

test.each([
  ['gets no answer', hangUp],
  ['fails', json(500, {})],
])('a refresh that %s leads to the login, with the page remembered', async (_, answer) => {
  const server = await serve((request, count) => {
    if (request.path === sessionPath) return count === 1 ? json(200, nextToken(1)) : answer
    return json(401, {})
  })
  const { send, left, kept } = await callerOf(server)
  await expect(send({ path: '/v1/one' })).rejects.toSatisfy(isLoginRequired)
  expect([left, kept]).toEqual([['login expired'], ['/app/expenses?show=all']])
})

test('without a connection there is no login to go to: the calls fail, and the session stays', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const server = await serve((request, count) => {
    if (request.path === sessionPath) return count === 1 ? json(200, nextToken(1)) : hangUp
    return json(401, {})
  })
  const { send, session, left } = await callerOf(server)
  await expect(send({ path: '/v1/one' })).rejects.toSatisfy(isNetworkFailure)
  expect(session.getSnapshot().value).toEqual({ signedIn: 'active' })
  expect(left).toEqual([])
})

test('the repeats of one press carry one key; the next press has its own', async () => {
  const server = await serve((request, count) => {
    if (request.path === sessionPath) return json(200, nextToken(count))
    return count < 3 ? json(401, {}) : empty(204)
  })
  const { send } = await callerOf(server)
  await send({ method: 'POST', path: '/v1/one', body: { json: { a: 1 } } })
  await send({ method: 'POST', path: '/v1/one', body: { json: { a: 1 } } })
  const keys = server.to('/pub/v1/one').map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[0])
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
})
