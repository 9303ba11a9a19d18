import { randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptUse } from '#contract/expenses/receipt-use.ts'
import type { FileDto } from '#contract/files/files.ts'
import { receiveFile } from '#server/files/keep-file.ts'
import { noScanner } from '#server/files/scanner/scanner.ts'
import { type Storage, storageIn } from '#server/files/storage.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'

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

test('the parts of an upload are read one at a time', async () => {
  const storage = storageIn(on.deps.config.dataDir)
  const id = randomUUID()
  for (let at = 0; at < whole; at += piece) await storage.keepPart(id, at, Buffer.alloc(piece))
  const looks: number[] = []
  const before = held()
  for await (const part of watched(storage.partsOf(id, whole), looks)) expect(part.length).toBe(piece)
  expectStreamed(before, looks)
})

test('a file is served without ever being in memory as a whole, and its length is told before', async () => {
  const dana = await on.as((await cast(on)).dana)
  const { id, bytes } = (await upload(dana, Buffer.concat([...largePdf()]), 'large.pdf')).body as FileDto
  const address = new URL(`/pub/v1/files/${id}/content`, await on.listen())
  const before = held()
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { cookie: dana.headers.cookie ?? '' } }, resolve).on('error', reject)
  })
  const looks: number[] = []
  let read = 0
  for await (const chunk of watched(answer, looks)) read += chunk.length
  expect([answer.statusCode, answer.headers['content-length'], read]).toEqual([200, String(bytes), bytes])
  expectStreamed(before, looks)
})
