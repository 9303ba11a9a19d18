import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { cast } from '#tests/support/factories.ts'
import {
  activePdfs,
  harmlessPdfs,
  lockedPdfs,
  pdfWith,
  streamOf,
  unreadablePdfs,
} from '#tests/support/files/hostile-pdfs.ts'
import { upload } from '#tests/support/files/upload.ts'

let on: OwnApp
let dana: TestClient
beforeAll(async () => {
  on = await testApp()
  dana = await on.as((await cast(on)).dana)
})
afterAll(() => on.stop())

const left = () =>
  readdirSync(join(on.deps.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )

test.each([
  ...activePdfs.map(([what, bytes]) => [what, bytes, 'pdfRunsCode'] as const),
  ...lockedPdfs.map(([what, bytes]) => [what, bytes, 'pdfLocked'] as const),
  ...unreadablePdfs.map(([what, bytes]) => [what, bytes, 'pdfUnreadable'] as const),
])('a PDF with %s is refused and leaves nothing', async (_, bytes, exception) => {
  expect(await upload(dana, bytes, 'invoice.pdf')).toMatchObject({ status: 422, body: { exception } })
  expect(left()).toEqual([])
})

test.each(harmlessPdfs)('a PDF with %s is accepted', async (_, bytes) => {
  expect(await upload(dana, bytes, 'invoice.pdf')).toMatchObject({ status: 201 })
})

test('a large PDF is looked through to its end', async () => {
  const pictures = streamOf('/Subtype/Image', Buffer.alloc(2_000_000, '(a)obj '))
  expect((await upload(dana, pdfWith(pictures), 'large.pdf')).status).toBe(201)
  expect(await upload(dana, pdfWith(pictures, '5 0 obj<</S/Launch>>endobj'), 'large.pdf')).toMatchObject({
    status: 422,
    body: { exception: 'pdfRunsCode' },
  })
})
