import { randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import type { FileDto } from '#contract/files/files.ts'
import { myFileUse } from '#contract/my-files/my-file-use.ts'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import type { MyFileDto } from '#contract/my-files/my-files.ts'
import { receiveFile } from '#server/files/keep-file.ts'
import { noScanner } from '#server/files/scanner/scanner.ts'
import { type Storage, storageIn } from '#server/files/storage.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { cast } from '#tests/support/factories.ts'
import { videoFile } from '#tests/support/files/kept-kinds.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import { begin, upload } from '#tests/support/files/upload.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/**
 * Returns the bytes of buffers still referenced. A collection frees buffers in the background and the next one waits
 * for that, so there are two. They are slow, so the test calls this rarely.
 */
const held = (): number => {
  if (typeof collect !== 'function') throw new Error('memory cannot be collected')
  collect()
  collect()
  return process.memoryUsage().arrayBuffers
}

const streamedFrom = 8_000_000
const third = 8_000_000
const whole = 3 * third
const piece = 500_000

/** Passes the stream on, and records the held bytes after each third. */
async function* watched(source: AsyncIterable<Buffer> | Iterable<Buffer>, looks: number[]): AsyncGenerator<Buffer> {
  let passed = 0
  for await (const chunk of source) {
    const before = passed
    passed += chunk.length
    if (Math.floor(passed / third) > Math.floor(before / third)) looks.push(held())
    yield chunk
  }
}

function* largePdf(): Generator<Buffer> {
  const paper = pdf()
  yield paper.subarray(0, 9)
  for (let made = 0; made < whole; made += piece) yield Buffer.alloc(piece, '%')
  yield paper.subarray(9)
}

const expectStreamed = (before: number, looks: readonly number[]) => {
  expect(looks).toHaveLength(3)
  expect(Math.max(...looks) - before).toBeLessThan(streamedFrom)
}

test('a file is received and stored without ever being in memory as a whole', async () => {
  const storage = storageIn(on.deps.config.dataDir)
  const [received, stored]: [number[], number[]] = [[], []]
  const keepBlob: Storage['keepBlob'] = (sha256, open) =>
    storage.keepBlob(sha256, () => Readable.from(watched(open(), stored)))
  const before = held()
  const { sha256, bytes } = await receiveFile(
    { ...storage, keepBlob },
    noScanner,
    { source: watched(largePdf(), received), name: '', accepted: receiptUse, familyId: 'family' },
    async (file, keep) => {
      await keep()
      return file
    },
  )
  expectStreamed(before, received)
  expectStreamed(before, stored)
  let read = 0
  for await (const chunk of await storage.blob(sha256)) read += chunk.length
  expect([read, bytes]).toEqual([whole + pdf().length, whole + pdf().length])
})

/** A video that is as long as said, of which only a piece at a time is in memory. */
function* videoOf(length: number): Generator<Buffer> {
  const head = videoFile(Buffer.alloc(0))
  yield head
  for (let left = length - head.length; left > 0; left -= piece) yield Buffer.alloc(Math.min(piece, left))
}

test('MyFiles takes a file of 100 MB to the byte, and not one byte more', async () => {
  const { bytes: most } = myFileUse
  const kept: number[] = []
  const receive = (length: number) =>
    receiveFile(
      storageIn(on.deps.config.dataDir),
      noScanner,
      { source: videoOf(length), name: 'recital.mp4', accepted: myFileUse, familyId: 'family' },
      async ({ bytes }) => void kept.push(bytes),
    )
  await receive(most)
  await expect(receive(most + 1)).rejects.toMatchObject({ code: 'myFileTooLarge' })
  expect([most, kept]).toEqual([100_000_000, [most]])
  const dana = await on.as((await cast(on)).dana)
  const begun = await Promise.all([most, most + 1].map((length) => begin(dana, 'recital.mp4', length, 'myFile')))
  expect(begun.map(({ status }) => status)).toEqual([201, 413])
})

test('the parts of an upload are read one at a time', async () => {
  const storage = storageIn(on.deps.config.dataDir)
  const id = randomUUID()
  for (let at = 0; at < whole; at += piece) await storage.keepPart(id, at, Buffer.alloc(piece))
  const looks: number[] = []
  const before = held()
  for await (const part of watched(storage.partsOf(id, whole), looks)) expect(part.length).toBe(piece)
  expectStreamed(before, looks)
})

const answerTo = async (client: TestClient, path: string): Promise<IncomingMessage> => {
  const address = new URL(path, await on.listen())
  return new Promise((resolve, reject) => {
    get(address, { headers: { cookie: client.headers.cookie ?? '' } }, resolve).on('error', reject)
  })
}

test('a zip is served without ever being in memory as a whole', async () => {
  const dana = await on.as((await cast(on)).dana)
  const video = Buffer.concat([...videoOf(whole)])
  const { id: fileId } = (await upload(dana, video, 'large.mp4', 'myFile')).body as FileDto
  const { id } = (await dana.call(myFileRoutes.add, { body: { fileId, folderId: null } })).body as MyFileDto
  const before = held()
  const answer = await answerTo(dana, `${myFileRoutes.zip.path}?ids=${id}`)
  const looks: number[] = []
  let read = 0
  for await (const chunk of watched(answer, looks)) read += chunk.length
  expect(answer.statusCode).toBe(200)
  expect(read).toBeGreaterThan(whole)
  expectStreamed(before, looks)
})

test('a file is served without ever being in memory as a whole, and its length is told before', async () => {
  const dana = await on.as((await cast(on)).dana)
  const { id, bytes } = (await upload(dana, Buffer.concat([...largePdf()]), 'large.pdf')).body as FileDto
  const before = held()
  const answer = await answerTo(dana, `/pub/v1/files/${id}/content`)
  const looks: number[] = []
  let read = 0
  for await (const chunk of watched(answer, looks)) read += chunk.length
  expect([answer.statusCode, answer.headers['content-length'], read]).toEqual([200, String(bytes), bytes])
  expectStreamed(before, looks)
})
