import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { UploadDto } from '#contract/files/uploads.ts'
import { inspectIdPhoto } from '#server/features/payment-accounts/id-photo.ts'
import { askClamd, clamdAddressOf } from '#server/files/scanner/clamd.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { cast } from '#tests/support/factories.ts'
import { pdfWith, streamOf } from '#tests/support/files/hostile-pdfs.ts'
import { idPhoto } from '#tests/support/files/id-pictures.ts'
import { pdf, png } from '#tests/support/files/pictures.ts'
import { eicar, type TestClamd, testClamd } from '#tests/support/files/test-clamd.ts'
import { begin, complete, sendPart, upload } from '#tests/support/files/upload.ts'

let clamd: TestClamd
let on: OwnApp
let dana: TestClient
beforeAll(async () => {
  clamd = await testClamd()
  on = await testApp({ env: { SCANNER: `clamd://127.0.0.1:${clamd.port}` } })
  dana = await on.as((await cast(on)).dana)
})
afterAll(async () => {
  await on.stop()
  await clamd.stop()
})
beforeEach(() => {
  clamd.behaves = 'scans'
})

const infected = () => pdfWith(streamOf('', Buffer.from(eicar)))

test('the scanner is asked for every file, and gets it as it arrived', async () => {
  const large = pdfWith(streamOf('', Buffer.alloc(1_200_000, 'a')))
  const picture = await png()
  for (const bytes of [large, picture]) {
    expect((await upload(dana, bytes, 'file')).status).toBe(201)
    expect(clamd.scanned.at(-1)?.equals(bytes)).toBe(true)
  }
})

test('an infected file is refused in a sentence, and its upload is gone', async () => {
  const { body } = await begin(dana, 'invoice.pdf', infected().length)
  const { id } = body as UploadDto
  await sendPart(dana, id, 0, infected())
  expect(await complete(dana, id)).toMatchObject({
    status: 422,
    body: {
      exception: 'fileInfected',
      userMessage: 'A scanner found harmful software in this file, so it was not stored.',
    },
  })
  expect((await complete(dana, id)).status).toBe(404)
})

test.each(['hangsUp', 'saysError'] as const)(
  'a scanner that %s lets nothing through, and the upload can be completed later',
  async (behaves) => {
    const { body } = await begin(dana, 'paper.pdf', pdf().length)
    const { id } = body as UploadDto
    await sendPart(dana, id, 0, pdf())
    clamd.behaves = behaves
    expect(await complete(dana, id)).toMatchObject({ status: 503, body: { exception: 'scannerUnreachable' } })
    clamd.behaves = 'scans'
    expect((await complete(dana, id)).status).toBe(201)
  },
)

test('a scanner that is silent, or is not there, gives no verdict', async () => {
  clamd.behaves = 'isSilent'
  const ask = (port: number) => askClamd({ host: '127.0.0.1', port }, Readable.from([pdf()]), 50)
  await expect(ask(clamd.port)).rejects.toThrow('silent')
  const gone = await testClamd()
  await gone.stop()
  await expect(ask(gone.port)).rejects.toThrow('ECONNREFUSED')
})

test('the photo of an ID is scanned before it is decoded', async () => {
  const photo = Buffer.concat([await idPhoto(), Buffer.from(eicar)])
  await expect(inspectIdPhoto(on.deps.scanner, photo, 'family')).rejects.toMatchObject({ code: 'fileInfected' })
  expect((await inspectIdPhoto(on.deps.scanner, await idPhoto(), 'family')).mediaType).toBe('image/jpeg')
})

describe('the address', () => {
  test.each([
    ['clamd://127.0.0.1', { host: '127.0.0.1', port: 3310 }],
    ['clamd://scanner.internal:3311', { host: 'scanner.internal', port: 3311 }],
    ['clamd://[::1]:3310', { host: '::1', port: 3310 }],
    ['clamd:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['clamd://', undefined],
    ['clamd://host/path', undefined],
    ['http://host:3310', undefined],
    ['host:3310', undefined],
  ])('%s', (text, address) => {
    expect(clamdAddressOf(text)).toEqual(address)
  })
})
