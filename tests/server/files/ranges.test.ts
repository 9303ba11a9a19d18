import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { cast } from '#tests/support/factories.ts'
import { pdf } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'

let on: OwnApp
let dana: TestClient
let file: FileDto
let whole: Buffer
beforeAll(async () => {
  on = await testApp()
  dana = await on.as((await cast(on)).dana)
  file = (await upload(dana, pdf(), 'report.pdf')).body as FileDto
  whole = (await dana.call(fileRoutes.content, { params: { id: file.id }, query: {} })).bytes
})
afterAll(() => on.stop())

const asked = (range: string) => dana.request({ method: 'GET', url: `/pub/v1/files/${file.id}/content` }, { range })

test.each([
  ['bytes=0-9', 0, 10],
  ['bytes=10-', 10, undefined],
  ['bytes=-5', -5, undefined],
  ['bytes=5-999999999', 5, undefined],
])('%s is that part of the file', async (range, from, until) => {
  const { status, bytes, headers } = await asked(range)
  const part = whole.subarray(from, until)
  expect([status, bytes.equals(part), headers['content-length']]).toEqual([206, true, String(part.length)])
  const first = from < 0 ? whole.length + from : from
  expect(headers['content-range']).toBe(`bytes ${first}-${first + part.length - 1}/${whole.length}`)
})

test.each(['bytes=0-1,4-5', 'lines=0-3', 'bytes=9-3', 'bytes=-'])('%s is answered by the whole file', async (range) => {
  const { status, bytes } = await asked(range)
  expect([status, bytes.length]).toEqual([200, whole.length])
})

test('a part behind the end is refused', async () => {
  expect((await asked(`bytes=${whole.length}-`)).status).toBe(416)
})

test('the end of a file that was changed is given to nobody, in parts neither', async () => {
  const { sha256 } = file
  const changed = Buffer.from(whole)
  changed[0] = 0
  writeFileSync(join(on.deps.config.dataDir, 'files', 'blobs', sha256.slice(0, 2), sha256), changed)
  const answer = await asked('bytes=10-').catch(() => null)
  const end = answer?.bytes.subarray(-1)
  expect(answer?.status !== 206 || !end?.equals(whole.subarray(-1))).toBe(true)
  expect(createHash('sha256').update(changed).digest('hex')).not.toBe(sha256)
})
