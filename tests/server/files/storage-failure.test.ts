import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fileDto, fileRoutes } from '#contract/files/files.ts'
import { uploadDto } from '#contract/files/uploads.ts'
import { isStorageFailure } from '#server/files/storage-failure.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { cast } from '#tests/support/factories.ts'
import { png } from '#tests/support/files/pictures.ts'
import { begin, complete, sendPart, upload } from '#tests/support/files/upload.ts'

let on: OwnApp
let dana: TestClient
beforeAll(async () => {
  on = await testApp()
  dana = await on.as((await cast(on)).dana)
})
afterAll(() => on.stop())

/** Puts a file where the folder of this name was, so that nothing in it can be read or written. */
const mends: (() => void)[] = []
const breakFolder = (name: string): void => {
  const folder = join(on.deps.config.dataDir, 'files', name)
  renameSync(folder, `${folder}.away`)
  writeFileSync(folder, '')
  mends.push(() => {
    rmSync(folder)
    renameSync(`${folder}.away`, folder)
  })
}
const mend = () => {
  for (const each of mends.splice(0)) each()
}
afterEach(mend)

const down = { status: 503, body: { exception: 'filesUnavailable' } }

test('a part that cannot be stored is said to be so, and the upload goes on once it can', async () => {
  await upload(dana, await png())
  const bytes = await png(40, 40)
  const { id } = z.parse(uploadDto, (await begin(dana, 'a.png', bytes.length)).body)
  breakFolder('incoming')
  expect(await sendPart(dana, id, 0, bytes)).toMatchObject(down)
  mend()
  expect((await sendPart(dana, id, 0, bytes)).status).toBe(200)
  expect((await complete(dana, id)).status).toBe(201)
})

test('a file that is complete and cannot be stored stays an upload', async () => {
  const bytes = await png(50, 50)
  const { id } = z.parse(uploadDto, (await begin(dana, 'a.png', bytes.length)).body)
  await sendPart(dana, id, 0, bytes)
  breakFolder('blobs')
  expect(await complete(dana, id)).toMatchObject(down)
  mend()
  expect((await complete(dana, id)).status).toBe(201)
})

test('a file that cannot be read is said to be so', async () => {
  const { id } = z.parse(fileDto, (await upload(dana, await png(60, 60))).body)
  breakFolder('blobs')
  expect(await dana.call(fileRoutes.content, { params: { id }, query: {} })).toMatchObject(down)
})

test('a full disk is a failure of the storage; a file that is not there is none', () => {
  const failed = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more })
  expect(isStorageFailure(failed('ENOSPC'))).toBe(true)
  expect(isStorageFailure(failed('flystorage.unable_to_read_file'))).toBe(true)
  expect(isStorageFailure(failed('flystorage.unable_to_read_file', { wasFileNotFound: true }))).toBe(false)
  expect(isStorageFailure(failed('ENOENT'))).toBe(false)
})
