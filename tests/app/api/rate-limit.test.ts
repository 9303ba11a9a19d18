// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import { retryAfterMs } from '#src/api/retry-after.ts'
import { callerOf, nextToken, sessionPath, texts } from './caller.ts'
import { json, serve } from './stub-server.ts'

/** Answers with 429 `times` times, with these headers. */
async function limited(times: number, headers: Record<string, string> = {}) {
  const at: number[] = []
  const server = await serve(({ path }, count) => {
    if (path === sessionPath) return json(200, nextToken(count))
    at.push(performance.now())
    return count <= times ? json(429, { userMessage: 'Slow down.' }, headers) : json(200, 'there')
  })
  const waits = () => at.slice(1).map((time, index) => time - (at[index] ?? 0))
  return { ...(await callerOf(server)), waits, server }
}

test('waits as many seconds as Retry-After says, then goes again', async () => {
  const { send, waits } = await limited(1, { 'retry-after': '1' })
  expect((await send({ path: '/v1/one' })).data).toBe('there')
  expect(waits()[0]).toBeGreaterThanOrEqual(995)
})

test('without Retry-After: 1000 ms times the attempt, three attempts, then the error of the specification', async () => {
  const { send, waits, server } = await limited(9)
  await expect(send({ path: '/v1/one' })).rejects.toMatchObject({ statusCode: 429, message: texts.rateLimited })
  expect(server.to('/pub/v1/one')).toHaveLength(limits.requestAttempts)
  expect(waits()[0]).toBeGreaterThanOrEqual(995)
  expect(waits()[1]).toBeGreaterThanOrEqual(1995)
})

test('a wait that nobody would sit through is said at once', async () => {
  const { send, server } = await limited(9, { 'retry-after': '840' })
  await expect(send({ path: '/v1/one' })).rejects.toMatchObject({ statusCode: 429, retryAfter: 840_000 })
  expect(server.to('/pub/v1/one')).toHaveLength(1)
})

test.each([
  ['0', 0],
  ['7', 7000],
  ['Fri, 20 Nov 2026 22:00:05 GMT', 5000],
  ['Fri, 20 Nov 2026 21:00:00 GMT', 0],
  ['99999999999', 2 ** 31 - 1],
  ['soon', null],
  ['', null],
])('Retry-After %j is %j ms', (value, wait) => {
  const response = new Response(null, { headers: { 'retry-after': value } })
  expect(retryAfterMs(response, Date.UTC(2026, 10, 20, 22))).toBe(wait)
})

test('a wait can be left', async () => {
  const { send, server } = await limited(9, { 'retry-after': '20' })
  const leave = new AbortController()
  const waiting = send({ path: '/v1/one', signal: leave.signal })
  await vi.waitFor(() => expect(server.to('/pub/v1/one')).toHaveLength(1))
  leave.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
})
