import { expect, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import { createUpload } from '#src/api/upload.ts'
import { callerOf, nextToken, sessionPath, texts } from './caller.ts'
import { type Answers, empty, hangUp, json, type Received, type Reply, serve } from './stub-server.ts'

const id = '0193f3a0-0000-7000-8000-000000000009'
const stored = {
  id: '0193f3a0-0000-7000-8000-000000000001',
  name: 'receipt.png',
  type: 'image/png',
  bytes: 5,
  sha256: 'x',
  addedBy: '0193f3a0-0000-7000-8000-000000000002',
  addedAt: '2026-11-20T22:00:00.000Z',
}
const { part } = limits.uploads
const file = (bytes = 2.5 * part) => new File(['x'.repeat(bytes)], 'receipt.png', { type: 'image/png' })

/** These tests run on another origin than the stub server's. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, ofw-client, ofw-version, ofw-user-id, ofw-anonymous-id, ofw-referrer',
  'access-control-allow-methods': '*',
}

/** Accepts every part as a server does, unless `before` returns another answer, and records the requests in order. */
const takingParts = async (before: (request: Received, nth: number) => Reply | undefined = () => undefined) => {
  let received = 0
  let bytes = 0
  const sentRequests: string[] = []
  const answers: Answers = ({ method, path, body, headers }, count) => {
    if (method === 'OPTIONS')
      return empty(204, { ...open, 'access-control-allow-headers': headers['access-control-request-headers'] ?? '' })
    if (path === sessionPath) return json(200, nextToken(count), open)
    sentRequests.push(`${method} ${path.replace(`/pub/v1/uploads`, '').replace(id, 'ID')}`)
    const other = before({ method, path, body, headers }, sentRequests.length)
    if (other) return other
    if (method === 'POST' && path.endsWith('/complete')) return json(201, stored, open)
    if (method === 'POST') bytes = JSON.parse(body).bytes
    if (method === 'PATCH') received += body.length
    return json(method === 'POST' ? 201 : 200, { id, bytes, received, file: null }, open)
  }
  const server = await serve(answers)
  const { send } = await callerOf(server)
  const waited: number[] = []
  const upload = createUpload(
    send,
    () => texts,
    async (attempt) => void waited.push(attempt),
  )
  return { send, upload, sentRequests, waited, server, arrived: () => received }
}

const whole = ['POST ', 'PATCH /ID?at=0', `PATCH /ID?at=${part}`, `PATCH /ID?at=${2 * part}`, 'POST /ID/complete']

test('a file goes in parts, tells how far it has got, and becomes what the server says', async () => {
  const { upload, sentRequests, server } = await takingParts()
  const progress: number[] = []
  expect(await upload(file(), { onProgress: (fraction) => progress.push(fraction) })).toMatchObject({
    name: 'receipt.png',
  })
  expect(sentRequests).toEqual(whole)
  expect([progress.at(-1), progress.toSorted((a, b) => a - b)]).toEqual([1, progress])
  const [first] = server.received.filter(({ method }) => method === 'PATCH')
  expect(first?.headers['content-type']).toBe('application/octet-stream')
})

test('where the line breaks it asks what has arrived and goes on from there', async () => {
  const broken = (_: Received, nth: number) => (nth === 3 ? hangUp : undefined)
  const { upload, sentRequests, waited, arrived } = await takingParts(broken)
  const waiting: boolean[] = []
  await upload(file(), { onWaiting: (is) => waiting.push(is) })
  expect(sentRequests).toEqual([...whole.slice(0, 3), 'GET /ID', ...whole.slice(2)])
  expect([waited, waiting.slice(0, 3), arrived()]).toEqual([[1], [false, true, false], 2.5 * part])
})

test('one that was begun before goes on with what is missing', async () => {
  const begun = (request: Received, nth: number) =>
    nth === 1 && request.method === 'GET'
      ? json(200, { id, bytes: part + 5, received: part, file: null }, open)
      : undefined
  const { upload, sentRequests } = await takingParts(begun)
  await upload(file(part + 5), { uploadId: id, onBegun: () => expect.unreachable() }).catch(() => undefined)
  expect(sentRequests.slice(0, 2)).toEqual(['GET /ID', `PATCH /ID?at=${part}`])
})

test('one that the server has forgotten is begun anew', async () => {
  const forgotten = ({ method }: Received) => (method === 'GET' ? json(404, {}, open) : undefined)
  const { upload, sentRequests } = await takingParts(forgotten)
  const begun: string[] = []
  await upload(file(5), { uploadId: id, onBegun: (uploadId) => begun.push(uploadId) })
  expect([sentRequests, begun]).toEqual([['GET /ID', 'POST ', 'PATCH /ID?at=0', 'POST /ID/complete'], [id]])
})

test('what the server refuses for what it is, is not tried again', async () => {
  const refused = ({ path }: Received) =>
    path.endsWith('/complete') ? json(415, { exception: 'fileTypeRefused' }, open) : undefined
  const { upload, waited } = await takingParts(refused)
  await expect(upload(file(5))).rejects.toMatchObject({ statusCode: 415, exception: 'fileTypeRefused' })
  expect(waited).toEqual([])
})

const parts = (sent: readonly string[]) => sent.filter((request) => request.startsWith('PATCH'))

test('without any answer a part is sent three times, then it is left to the person', async () => {
  const silent = ({ method }: Received) => (method === 'PATCH' ? hangUp : undefined)
  const { upload, waited, sentRequests } = await takingParts(silent)
  await expect(upload(file(5))).rejects.toMatchObject({ name: 'NetworkFailure' })
  expect([waited, parts(sentRequests)]).toEqual([[1, 2], Array(3).fill('PATCH /ID?at=0')])
})

test('three times in all, whatever the reasons', async () => {
  let answered = 0
  const different = ({ method }: Received) => {
    if (method !== 'PATCH') return undefined
    answered += 1
    if (answered === 1) return json(401, {}, open)
    return answered === 2 ? hangUp : json(429, {}, { ...open, 'retry-after': '0' })
  }
  const { upload, sentRequests } = await takingParts(different)
  await expect(upload(file(5))).rejects.toMatchObject({ statusCode: 429 })
  expect(parts(sentRequests)).toHaveLength(3)
})

test('each part has its own three', async () => {
  const everySecond = ({ method }: Received, nth: number) => (method === 'PATCH' && nth % 3 === 2 ? hangUp : undefined)
  const { upload, sentRequests } = await takingParts(everySecond)
  await upload(file())
  expect(parts(sentRequests)).toHaveLength(6)
})

test('while the device knows that it is offline, no attempt is spent: it goes on with the connection', async () => {
  const broken = (_: Received, nth: number) => (nth === 2 ? hangUp : undefined)
  const { sentRequests, send } = await takingParts(broken)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onWaiting = vi.fn()
  const upload = createUpload(send, () => texts)(file(5), { onWaiting })
  await vi.waitUntil(() => onWaiting.mock.calls.length > 0, { interval: 0 })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(parts(sentRequests)).toHaveLength(1)
  vi.useRealTimers()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(await upload).toMatchObject({ name: 'receipt.png' })
})

test('an upload can be left', async () => {
  const { upload } = await takingParts(({ method }) => (method === 'PATCH' ? () => {} : undefined))
  const leave = new AbortController()
  const going = upload(file(5), { onBegun: () => leave.abort(), signal: leave.signal })
  await expect(going).rejects.toMatchObject({ name: 'AbortError' })
})
