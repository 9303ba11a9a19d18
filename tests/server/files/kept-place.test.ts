import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isStored } from '#contract/files/file-uses.ts'
import { type FileDto, fileRoutes } from '#contract/files/files.ts'
import { deliveryRoutes, messageRoutes } from '#contract/messages/message-routes.ts'
import { messageDto } from '#contract/messages/messages.ts'
import { features } from '#server/features/features.ts'
import { takenFrom } from '#server/files/taken.ts'
import { sharedApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { pdf, photo, taken } from '#tests/support/files/pictures.ts'
import { begin, upload } from '#tests/support/files/upload.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let on: Stage
let dana: TestClient
let sam: TestClient
let mia: TestClient
beforeAll(async () => {
  const app = await sharedApp()
  on = await stage(app)
  dana = await app.as(on.dana.personId)
  sam = await app.as(on.sam.personId)
  mia = await app.as(on.child.personId)
})

const uses = features.flatMap(({ fileUses = [] }) => fileUses.filter(isStored))
const named = (keep: boolean) => uses.filter(({ kept }) => (kept.keepsPlace ?? false) === keep).map(({ name }) => name)

const keep = async (bytes: Buffer, use: string, keepsPlace: boolean) => {
  const { status, body, text } = await upload(dana, bytes, 'IMG_0001.jpg', use, keepsPlace)
  expect(status, text).toBe(201)
  return body as FileDto
}
const bytesOf = async (client: TestClient, id: string) =>
  (await client.call(fileRoutes.content, { params: { id }, query: {} })).bytes
const exifOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).exif
const takenOf = async (bytes: Buffer) => {
  const exif = await exifOf(bytes)
  return exif && takenFrom(exif)
}

test('messages, journal and MyFiles may keep where a photo was taken, and nothing else does', () => {
  expect(named(true).toSorted()).toEqual(['attachment', 'journal', 'myFile'])
  expect(named(false)).toContain('receipt')
})

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s keeps where and when it was taken when that was asked for, and stands upright without its device',
  async (format) => {
    for (const use of named(true)) {
      const { id } = await keep(await photo(40, 30, format), use, true)
      const bytes = await bytesOf(dana, id)
      expect(await takenOf(bytes)).toEqual(taken)
      const { width, height, orientation = 1, xmp, iptc } = await sharp(bytes).metadata()
      expect({ width, height, orientation, xmp, iptc }).toEqual({ width: 30, height: 40, orientation: 1 })
      for (const hidden of ['Telephone', 'Telescope']) expect(bytes.includes(hidden)).toBe(false)
    }
  },
)

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s of which nothing was asked has no metadata at all',
  async (format) => {
    for (const use of uses.map(({ name }) => name)) {
      const { id } = await keep(await photo(40, 30, format), use, false)
      expect(await exifOf(await bytesOf(dana, id))).toBeUndefined()
    }
  },
)

test('the small picture that is shown in lists never says where it was taken', async () => {
  const { id } = await keep(await photo(900, 600), 'attachment', true)
  const { bytes } = await dana.call(fileRoutes.preview, { params: { id } })
  expect(await exifOf(bytes)).toBeUndefined()
})

test('whoever opens the message can read the place in the photo, and nobody before', async () => {
  const { id: file } = await keep(await photo(), 'attachment', true)
  const body = messagesOn(on).typed({ to: [on.sam.personId], files: [file] })
  const { id } = z.parse(messageDto, (await dana.call(messageRoutes.send, { body })).body)
  expect((await sam.call(fileRoutes.content, { params: { id: file }, query: {} })).status).toBe(409)
  const delivery = await messagesOn(on).deliveryTo(id, on.sam.personId)
  const opening = { type: 'delivery.open' as const, version: delivery.version }
  await sam.call(deliveryRoutes.events, { params: { id: delivery.id }, body: opening })
  expect(await takenOf(await bytesOf(sam, file))).toEqual(taken)
})

test('a photo of a child keeps no place, whatever is asked', async () => {
  for (const use of named(true)) {
    expect(await begin(mia, 'IMG_0001.jpg', 1000, use, true)).toMatchObject({
      status: 403,
      body: { exception: 'notAllowed' },
    })
    expect((await begin(mia, 'IMG_0001.jpg', 1000, use)).status).toBe(201)
  }
})

test('where no photo keeps its place, asking for it is refused', async () => {
  for (const use of [...named(false), undefined])
    expect(await begin(dana, 'IMG_0001.jpg', 1000, use, true)).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: 'keepsPlace', code: 'notAChoice' }] },
    })
})

test('what has no place keeps none: a picture without metadata, and a file that is no picture', async () => {
  const plain = await sharp(await photo())
    .png()
    .toBuffer()
  expect(await takenOf(await bytesOf(dana, (await keep(plain, 'journal', true)).id))).toBeUndefined()
  const { id } = (await upload(dana, pdf(), 'paper.pdf', 'journal', true)).body as FileDto
  expect((await bytesOf(dana, id)).equals(pdf())).toBe(true)
})

const exifIn = async (change: (exif: Buffer) => void): Promise<Buffer> => {
  const exif = Buffer.from((await exifOf(await photo())) ?? [])
  change(exif)
  return exif
}

test('metadata that point behind their end, or in a circle, or are none, keep nothing and break nothing', async () => {
  expect(takenFrom(Buffer.from('nothing of the kind'))).toBeUndefined()
  expect(takenFrom(Buffer.alloc(0))).toBeUndefined()
  const start = 6
  expect(takenFrom(await exifIn((exif) => exif.fill(0xff, start + 4, start + 8)))).toBeUndefined()
  const circle = await exifIn((exif) => exif.fill(0, start + 8))
  expect(takenFrom(circle)).toBeUndefined()
  const whole = await exifIn(() => undefined)
  for (let length = 0; length < whole.length; length += 1)
    expect([undefined, 'object']).toContain(
      typeof takenFrom(whole.subarray(0, length)) === 'object' ? 'object' : undefined,
    )
})

test('a text that is no time is not carried along under the name of one', async () => {
  const said = await exifIn((exif) => exif.write('call me at 5 pm now', exif.indexOf('2026:11:14 15:09:26')))
  expect(takenFrom(said)?.IFD2).toEqual({ OffsetTimeOriginal: taken.IFD2.OffsetTimeOriginal })
})
