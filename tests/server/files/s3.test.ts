import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import { myFileDto } from '#contract/my-files/my-files.ts'
import { openStorage } from '#server/files/open-storage.ts'
import { s3AddressOf } from '#server/files/s3-address.ts'
import type { Storage } from '#server/files/storage.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cluster } from '#tests/support/database.ts'
import { cast } from '#tests/support/factories.ts'
import { bucketServer } from '#tests/support/files/bucket-server.ts'
import { png } from '#tests/support/files/pictures.ts'
import { unzip } from '#tests/support/files/unzip.ts'
import { upload } from '#tests/support/files/upload.ts'

let folder: string
let bucket: Awaited<ReturnType<typeof bucketServer>>
let storage: Storage
let on: OwnApp
beforeAll(async () => {
  folder = mkdtempSync(join(cluster().folder, 's3-'))
  bucket = await bucketServer(join(folder, 'objects'))
  storage = await openStorage({ dataDir: join(folder, 'data'), s3: s3AddressOf(bucket.address) })
  on = await testApp({ env: { S3_URL: bucket.address } })
})
afterAll(async () => {
  await on.stop()
  await bucket.stop()
  rmSync(folder, { recursive: true, force: true })
})

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const keep = async (bytes: Buffer) => {
  const sha256 = hashOf(bytes)
  await storage.keepBlob(sha256, () => Readable.from([bytes]))
  return sha256
}
const soon = () => new Date(Date.now() + 60_000).toISOString()

test('a large file of many pieces comes back byte by byte', async () => {
  const pieces = Array.from({ length: 12 }, () => randomBytes(1_000_003))
  const bytes = Buffer.concat(pieces)
  const sha256 = hashOf(bytes)
  await storage.keepBlob(sha256, () => Readable.from(pieces))
  expect(hashOf(await buffer(await storage.blob(sha256)))).toBe(sha256)
})

test('a file that breaks off while it is sent is not stored', async () => {
  const sha256 = hashOf(randomBytes(8))
  const broken = function* () {
    yield randomBytes(1_000_000)
    throw new Error('the disk failed')
  }
  await expect(storage.keepBlob(sha256, () => Readable.from(broken()))).rejects.toThrow('the disk failed')
  await expect(storage.blobBytes(sha256)).rejects.toThrow()
})

test('parts are joined in order, and dropped', async () => {
  await storage.keepPart('one', 0, Buffer.from('ab'))
  await storage.keepPart('one', 2, Buffer.from('cd'))
  expect(String(await buffer(storage.partsOf('one', 4)))).toBe('abcd')
  await storage.dropParts('one')
  await expect(buffer(storage.partsOf('one', 4))).rejects.toThrow()
})

test('what nobody names is found by its age, and deleted with its preview', async () => {
  const sha256 = await keep(Buffer.from('nobody names this'))
  await storage.keepPreview(sha256, Buffer.from('small'))
  expect(String(await storage.preview(sha256))).toBe('small')
  const names: string[] = []
  for await (const some of storage.storedBefore(soon())) names.push(...some)
  expect(names.filter((name) => name === sha256)).toHaveLength(2)
  await storage.dropBlob(sha256)
  expect(await storage.preview(sha256)).toBeNull()
  await expect(storage.blobBytes(sha256)).rejects.toThrow()
})

test('leftovers are swept in the bucket and on this machine', async () => {
  await storage.keepPart('left', 0, Buffer.from('ab'))
  await storage.withWorkingFiles(async ({ received }) => {
    const { writeFile } = await import('node:fs/promises')
    await writeFile(received, 'left by a crash')
    await storage.sweepIncoming(soon())
    expect(readdirSync(join(folder, 'data', 'files', 'incoming'))).toEqual([])
  })
  await expect(buffer(storage.partsOf('left', 2))).rejects.toThrow()
})

test('an upload over HTTP is read and shown from the bucket', async () => {
  const dana = await on.as((await cast(on)).dana)
  const picture = await png(50, 50)
  const kept = (await upload(dana, picture, 'receipt.png')).body as FileDto
  const { bytes, status } = await dana.call(fileRoutes.content, { params: { id: kept.id }, query: {} })
  expect([status, hashOf(bytes)]).toEqual([200, kept.sha256])
  expect((await dana.call(fileRoutes.preview, { params: { id: kept.id } })).status).toBe(200)
  expect(readdirSync(join(on.deps.config.dataDir, 'files'), { recursive: true })).toEqual(['incoming'])
})

test('a part of a file, and a zip of files, come from the bucket byte by byte', async () => {
  const dana = await on.as((await cast(on)).dana)
  const bytes = randomBytes(300_000).toString('base64')
  const { id: fileId } = (await upload(dana, Buffer.from(bytes), 'notes.txt', 'myFile')).body as FileDto
  const part = await dana.request({ url: `/pub/v1/files/${fileId}/content` }, { range: 'bytes=100000-100099' })
  expect([part.status, part.text]).toEqual([206, bytes.slice(100_000, 100_100)])
  const { body } = await dana.call(myFileRoutes.add, { body: { fileId, folderId: null } })
  const zip = await dana.call(myFileRoutes.zip, { query: { ids: z.parse(myFileDto, body).id } })
  expect([...unzip(zip.bytes)].map(([name, kept]) => [name, String(kept)])).toEqual([['notes.txt', bytes]])
})

test('changed bytes of a bucket are noticed', async () => {
  const dana = await on.as((await cast(on)).dana)
  const kept = (await upload(dana, await png(51, 51), 'receipt.png')).body as FileDto
  const { filesInS3 } = await import('#server/files/s3-files.ts')
  const address = s3AddressOf(bucket.address)
  if (!address) throw new Error('the test has no bucket')
  const files = await filesInS3(address)
  await files.write(`blobs/${kept.sha256.slice(0, 2)}/${kept.sha256}`, 'something else')
  const answer = await dana.call(fileRoutes.content, { params: { id: kept.id }, query: {} }).catch(() => null)
  expect(answer?.status).not.toBe(200)
})

test('a bucket that does not exist stops the start, and its secret is not repeated', async () => {
  const s3 = s3AddressOf(bucket.address.replace('/evenhand', '/elsewhere'))
  const opening = openStorage({ dataDir: folder, s3 })
  await expect(opening).rejects.toThrow(
    /^The bucket elsewhere at http:\/\/127\.0\.0\.1:\d+, which S3_URL names, cannot/,
  )
  await expect(opening).rejects.not.toThrow(/S3RVER/)
})
