import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { sessionRoutes } from '#contract/session.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { stage } from '#tests/support/stage.ts'

let app: TestApp
let dana: TestClient
beforeAll(async () => {
  app = await sharedApp()
  const on = await stage(app)
  dana = await app.as(on.dana.personId)
  for (let n = 0; n < 5; n += 1) await on.record(on.sam, { name: `Lunch ${n}` })
})

/** The test's client parses JSON, so an answer that may be compressed is asked for without it. */
const read = async (url: string, encoding: string, without: readonly string[] = []) => {
  const own = Object.entries(dana.headers).filter(([name]) => !without.includes(name))
  const { headers, rawPayload } = await app.app.inject({
    url,
    headers: { ...Object.fromEntries(own), 'accept-encoding': encoding },
  })
  return { headers, bytes: rawPayload }
}
const list = expenseRoutes.list.path

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)(
  'a long answer is sent as %s to those who accept it, and holds the same',
  async (encoding, accepted, unpack) => {
    const plain = await read(list, 'identity')
    const { headers, bytes } = await read(list, accepted)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('accept-encoding') })
    expect(unpack(bytes).toString()).toBe(plain.bytes.toString())
    expect(bytes.length).toBeLessThan(plain.bytes.length / 2)
  },
)

test('others get it as it is, and a cache keeps the two apart', async () => {
  const { headers, bytes } = await read(list, 'identity')
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers.vary).toContain('accept-encoding')
  expect(bytes.length).toBeGreaterThan(1024)
})

test('a short answer is not compressed', async () => {
  const { headers, bytes } = await read('/pub/v1/me', 'br')
  expect(bytes.length).toBeLessThan(1024)
  expect(headers['content-encoding']).toBeUndefined()
})

test('an answer that a cookie alone obtains is never compressed; the one with the token is such an answer', async () => {
  const { headers, bytes } = await read(expenseRoutes.csv.path, 'br, gzip', ['authorization'])
  expect(bytes.length).toBeGreaterThan(1024)
  expect(headers['content-encoding']).toBeUndefined()
  expect(sessionRoutes.localStorage.access).toBe('cookie')
})
