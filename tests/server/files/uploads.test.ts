import { readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileDto } from '#contract/files/files.ts'
import { uploadRoutes as routes, type UploadDto } from '#contract/files/uploads.ts'
import { limits } from '#contract/limits.ts'
import { storageIn } from '#server/files/storage.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import { begin, complete, sendPart, upload } from '#tests/support/files/upload.ts'

let on: OwnApp
let people: Cast
let dana: TestClient
beforeAll(async () => {
  on = await testApp()
  people = await cast(on)
  dana = await on.as(people.dana)
})
afterAll(() => on.stop())

const paper = pdf()
const half = Math.floor(paper.length / 2)
const begun = async (client = dana, bytes = paper.length) =>
  ((await begin(client, 'paper.pdf', bytes)).body as UploadDto).id
const now = async (id: string) => dana.call(routes.get, { params: { id } })
const parts = (id: string) =>
  readdirSync(join(on.deps.config.dataDir, 'files', 'incoming')).filter((name) => name.startsWith(id))

test('after a break it goes on from what has arrived, and becomes the file it was', async () => {
  const id = await begun()
  expect(await sendPart(dana, id, 0, paper.subarray(0, half))).toMatchObject({ status: 200, body: { received: half } })
  expect(await now(id)).toMatchObject({ status: 200, body: { bytes: paper.length, received: half, file: null } })
  await sendPart(dana, id, half, paper.subarray(half))
  const answer = await complete(dana, id)
  expect(answer).toMatchObject({
    status: 201,
    body: { name: 'paper.pdf', type: 'application/pdf', addedBy: people.dana },
  })
  const { bytes } = await dana.request({ url: `/pub/v1/files/${(answer.body as FileDto).id}/content` })
  expect(bytes.equals(paper)).toBe(true)
  expect(parts(id)).toEqual([])
})

test('a part at another place than was reached is refused, and the answer says where to go on', async () => {
  const id = await begun()
  await sendPart(dana, id, 0, paper.subarray(0, half))
  for (const at of [0, half - 1, half + 1])
    expect(await sendPart(dana, id, at, paper.subarray(at, at + 5))).toMatchObject({
      status: 409,
      body: { exception: 'notAllowedNow', item: { received: half } },
    })
})

test('the same part twice at once arrives once', async () => {
  const id = await begun()
  const both = await Promise.all([0, 0].map((at) => sendPart(dana, id, at, paper)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await complete(dana, id)).status).toBe(201)
})

test('completed twice, even at once, it is one file, and asking finds it', async () => {
  const id = await begun()
  await sendPart(dana, id, 0, paper)
  const [first, second] = await Promise.all([complete(dana, id), complete(dana, id)])
  const third = await complete(dana, id)
  expect([first.status, second.body, third.body]).toEqual([201, first.body, first.body])
  expect((await now(id)).body).toMatchObject({ file: first.body })
  expect(await sendPart(dana, id, paper.length, Buffer.from('more'))).toMatchObject({ status: 409 })
  expect((await dana.call(routes.leave, { params: { id } })).status).toBe(204)
  expect((await complete(dana, id)).body).toEqual(first.body)
})

test('what has not all arrived is no file yet', async () => {
  const id = await begun()
  await sendPart(dana, id, 0, paper.subarray(0, half))
  expect(await complete(dana, id)).toMatchObject({ status: 409, body: { item: { received: half, file: null } } })
})

test('an announcement that is repeated is one upload', async () => {
  const announce = () =>
    dana.call(routes.begin, { body: { name: 'a.pdf', bytes: 9 } }, { 'idempotency-key': 'the-same-announcement' })
  expect((await announce()).body).toEqual((await announce()).body)
})

test.each([
  ['nothing at all', 0, 422, 'fileEmpty'],
  ['less than nothing', -1, 422, 'fileEmpty'],
  ['a byte too many', limits.receipts.bytes + 1, 413, 'fileTooLarge'],
])('%s is refused before a byte is sent', async (_, bytes, status, exception) => {
  expect(await begin(dana, 'a.pdf', bytes)).toMatchObject({ status, body: { exception } })
})

test('more than was announced, a part too large, no part at all, another type: each is refused and nothing moves', async () => {
  const id = await begun(dana, 10)
  const text = { method: 'PATCH', url: `/pub/v1/uploads/${id}`, query: { at: '0' }, payload: 'x' } as const
  expect(await sendPart(dana, id, 0, Buffer.alloc(11))).toMatchObject({ status: 400, body: { exception: 'invalid' } })
  expect(await sendPart(dana, id, 0, Buffer.alloc(limits.uploads.part + 1))).toMatchObject({
    status: 413,
    body: { exception: 'bodyTooLarge' },
  })
  expect(await sendPart(dana, id, 0, Buffer.alloc(0))).toMatchObject({ status: 400 })
  expect(await dana.request(text, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
  expect(await dana.request(text, { 'content-type': 'application/json' })).toMatchObject({ status: 400 })
  expect((await now(id)).body).toMatchObject({ received: 0 })
})

test('a part that breaks off counts for nothing', async () => {
  const id = await begun(dana, 400_000)
  const address = new URL(`/pub/v1/uploads/${id}?at=0`, await on.listen())
  const sending = httpRequest(address, {
    method: 'PATCH',
    headers: {
      authorization: dana.headers.authorization ?? '',
      'content-type': 'application/octet-stream',
      'content-length': 400_000,
    },
  })
  const broken = new Promise((resolve) => sending.on('error', resolve))
  sending.write(Buffer.alloc(200_000))
  sending.on('socket', (socket) => socket.once('drain', () => sending.destroy(new Error('no connection'))))
  sending.write(Buffer.alloc(100_000), () => sending.destroy(new Error('no connection')))
  await broken
  expect((await now(id)).body).toMatchObject({ received: 0 })
  expect(parts(id)).toEqual([])
  expect(await sendPart(dana, id, 0, Buffer.alloc(400_000))).toMatchObject({ body: { received: 400_000 } })
})

test.each(['sam', 'pat', 'mia', 'olivia'] as const)('to %s the upload of another is not there', async (who) => {
  const id = await begun()
  await sendPart(dana, id, 0, paper.subarray(0, half))
  const client = await on.as(people[who])
  const answers = [
    await client.call(routes.get, { params: { id } }),
    await sendPart(client, id, half, paper.subarray(half)),
    await complete(client, id),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  await client.call(routes.leave, { params: { id } })
  expect((await now(id)).status).toBe(200)
})

test('what is left is gone with its bytes', async () => {
  const id = await begun()
  await sendPart(dana, id, 0, paper)
  expect((await dana.call(routes.leave, { params: { id } })).status).toBe(204)
  expect([(await now(id)).status, parts(id)]).toEqual([404, []])
})

test('after a day what was never completed is forgotten; what became a file stays one', async () => {
  const id = await begun()
  await sendPart(dana, id, 0, paper)
  const whole = (await upload(dana, paper, 'whole.pdf')).body as FileDto
  on.clock.forward(limits.uploads.life - 1)
  await sweepExpired(on.deps)
  const later = await on.as(people.dana)
  expect((await later.call(routes.get, { params: { id } })).status).toBe(200)
  on.clock.forward(2)
  await sweepExpired(on.deps)
  expect((await later.call(routes.get, { params: { id } })).status).toBe(404)
  expect((await later.request({ url: `/pub/v1/files/${whole.id}/content` })).status).toBe(200)
  await storageIn(on.deps.config.dataDir).sweepIncoming(new Date(Date.now() + 1000).toISOString())
  expect(parts(id)).toEqual([])
})

test('who has begun as many as one person may finishes or leaves one first; the other parent is not held up', async () => {
  const sam = await on.as(people.sam)
  const ids: string[] = []
  for (;;) {
    const answer = await begin(sam, 'paper.pdf', paper.length)
    if (answer.status !== 201) {
      expect(answer).toMatchObject({ status: 409, body: { exception: 'tooManyUploads' } })
      break
    }
    ids.push((answer.body as UploadDto).id)
  }
  expect(ids).toHaveLength(limits.uploads.open)
  const [first = '', second = ''] = ids
  expect((await begin(await on.as(people.dana), 'paper.pdf', paper.length)).status).toBe(201)
  await sendPart(sam, first, 0, paper)
  expect((await complete(sam, first)).status).toBe(201)
  expect((await begin(sam, 'paper.pdf', paper.length)).status).toBe(201)
  expect((await begin(sam, 'paper.pdf', paper.length)).status).toBe(409)
  expect((await sam.call(routes.leave, { params: { id: second } })).status).toBe(204)
  expect((await begin(sam, 'paper.pdf', paper.length)).status).toBe(201)
})
