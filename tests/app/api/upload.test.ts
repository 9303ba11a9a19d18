import { expect, test } from 'vitest'
import { fileRoutes } from '#contract/files.ts'
import { callerOf, nextToken, sessionPath } from './caller.ts'
import { empty, json, serve } from './stub-server.ts'

const stored = {
  id: '0193f3a0-0000-7000-8000-000000000001',
  name: 'receipt.png',
  type: 'image/png',
  bytes: 5,
  sha256: 'x',
  addedBy: '0193f3a0-0000-7000-8000-000000000002',
  addedAt: '2026-11-20T22:00:00.000Z',
}
/** The page of these tests is on another origin than the stub. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}

test('an upload tells how far it has got and goes through the same gate', async () => {
  const server = await serve(({ method, path, headers }, count) => {
    if (method === 'OPTIONS')
      return empty(204, { ...open, 'access-control-allow-headers': headers['access-control-request-headers'] ?? '' })
    if (path === sessionPath) return json(200, nextToken(count), open)
    return headers.authorization === 'Bearer token-2' ? json(201, stored, open) : json(401, {}, open)
  })
  const { upload } = await callerOf(server)
  const told: number[] = []
  const file = new File(['x'.repeat(50_000)], 'receipt.png', { type: 'image/png' })
  expect(await upload(fileRoutes.upload, file, (fraction) => told.push(fraction))).toMatchObject({
    name: 'receipt.png',
  })
  expect(told.at(-1)).toBe(1)
  const sent = server.to('/pub/v1/files').filter(({ method }) => method === 'POST')
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2'])
  expect(sent.every(({ body }) => body.includes('filename="receipt.png"'))).toBe(true)
})

test('an upload can be left', async () => {
  const server = await serve(({ path }, count) => (path === sessionPath ? json(200, nextToken(count), open) : () => {}))
  const { upload } = await callerOf(server)
  const leave = new AbortController()
  const going = upload(fileRoutes.upload, new File(['x'], 'a.png'), () => {}, { signal: leave.signal })
  leave.abort()
  await expect(going).rejects.toMatchObject({ name: 'AbortError' })
})
