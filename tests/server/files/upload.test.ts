import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Cast, cast } from '#tests/support/factories.ts'
import { pdf, photo, png, webp } from '#tests/support/files/pictures.ts'
import { upload } from '#tests/support/files/upload.ts'

let on: OwnApp
let people: Cast
let dana: TestClient
beforeAll(async () => {
  on = await testApp()
  people = await cast(on)
  dana = await on.as(people.dana)
})
afterAll(() => on.stop())

const stored = () =>
  readdirSync(join(on.deps.config.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
const content = (client: TestClient, id: string, download?: string) =>
  client.call(fileRoutes.content, { params: { id }, query: download ? { download } : {} })
const keep = async (bytes: Buffer, name: string) => {
  const answer = await upload(dana, bytes, name)
  expect(answer.status).toBe(201)
  return answer.body as FileDto
}

test.each([
  ['a PNG', png, 'image/png', 'receipt.png'],
  ['a JPEG', photo, 'image/jpeg', 'receipt.jpg'],
  ['a WebP', webp, 'image/webp', 'receipt.webp'],
  ['a PDF', pdf, 'application/pdf', 'receipt.pdf'],
])('%s is what its bytes say, whatever it was called or claimed to be', async (_, make, type, name) => {
  const file = await keep(await make(), 'receipt')
  expect(file).toMatchObject({ type, name, addedBy: people.dana, addedAt: on.clock.now() })
  const answer = await content(dana, file.id)
  expect(answer.bytes.length).toBe(file.bytes)
  expect(answer.headers['content-type']).toBe(type)
})

test.each(['jpeg', 'png', 'webp'] as const)(
  'where and with what a %s was taken is not kept, and it stands upright',
  async (format) => {
    const taken = await photo(40, 30, format)
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Telephone')
    const file = await keep(taken, `IMG_0001.${format}`)
    const { bytes } = await content(dana, file.id)
    const { exif, xmp, iptc, width, height, orientation } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, width, height, orientation }).toEqual({ width: 30, height: 40 })
  },
)

test('the same bytes lie there once, under their SHA-256, with a reference for each upload', async () => {
  const picture = await png(41, 41)
  const [first, second] = [await keep(picture, 'one.png'), await keep(picture, 'two.png')]
  expect(second.sha256).toBe(first.sha256)
  expect(second.id).not.toBe(first.id)
  expect(stored().filter((name) => name === first.sha256)).toHaveLength(1)
})

test('shown alone, kept by nobody, run by nothing', async () => {
  const file = await keep(await png(), 'lunch "Ñandú" 100%.png')
  const { headers } = await content(dana, file.id)
  expect(headers).toMatchObject({
    'content-disposition': `inline; filename="lunch __and__ 100_.png"; filename*=UTF-8''lunch%20_%C3%91and%C3%BA_%20100%25.png`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const download = await content(dana, file.id, '1')
  expect(download.headers['content-disposition']).toMatch(/^attachment; /)
})

test('a PDF is always a download', async () => {
  const file = await keep(pdf(), 'invoice.pdf')
  expect((await content(dana, file.id)).headers['content-disposition']).toMatch(/^attachment; /)
})

test('a preview is small and made once; a PDF has none', async () => {
  const file = await keep(await png(1200, 900), 'large.png')
  const preview = () => dana.call(fileRoutes.preview, { params: { id: file.id } })
  const first = await preview()
  expect(first.headers['content-type']).toBe('image/webp')
  expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 })
  expect(stored()).toContain(`${file.sha256}.webp`)
  expect((await preview()).bytes).toEqual(first.bytes)
  const paper = await keep(pdf(), 'paper.pdf')
  expect((await dana.call(fileRoutes.preview, { params: { id: paper.id } })).status).toBe(404)
})
