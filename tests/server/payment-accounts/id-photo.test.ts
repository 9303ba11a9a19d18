import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { documentFillOf } from '#server/features/payment-accounts/id-photo.fill.ts'
import { inspectIdPhoto } from '#server/features/payment-accounts/id-photo.ts'
import { noScanner } from '#server/files/scanner/scanner.ts'
import type { Refusal } from '#server/http/errors/refusal.ts'
import { photoEdges } from '#tests/contract/edges/id-photo.ts'
import { idPhoto } from '#tests/support/files/id-pictures.ts'
import { hugePng, pdf, photo, webp } from '#tests/support/files/pictures.ts'

const answer = async (made: Promise<Buffer> | Buffer): Promise<string> =>
  inspectIdPhoto(noScanner, await made, 'family').then(
    ({ mediaType }) => mediaType,
    (refusal: Refusal) => refusal.code,
  )

describe('a photo of an ID', () => {
  test.each(photoEdges)('$what: $said', async ({ shot, said }) => {
    expect(await answer(idPhoto(shot))).toBe(said)
  })

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a page called .jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'documentTypeRefused'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'documentTypeRefused'],
    ['a PDF', () => pdf(), 'documentTypeRefused'],
    ['a WebP', () => webp(), 'documentTypeRefused'],
    ['an iPhone picture', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'documentTypeRefused'],
    ['a picture cut off', async () => (await idPhoto()).subarray(0, 4000), 'documentTypeRefused'],
    ['nothing', () => Buffer.alloc(0), 'fileEmpty'],
    ['10,000 x 10,000 pixels', () => hugePng(10_000, 10_000), 'imageTooLarge'],
    ['more than 10 MB', () => Buffer.alloc(limits.idPhoto.bytes + 1, 'a'), 'documentTooLarge'],
  ])('%s is refused', async (_, make, said) => {
    expect(await answer(make())).toBe(said)
  })

  test('is judged the way up it was taken, and tells nobody where', async () => {
    const upright = await sharp(await idPhoto({ dpi: 400 }))
      .rotate(90)
      .jpeg()
      .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 26/1 46/1' } })
      .withMetadata({ orientation: 8 })
      .toBuffer()
    const { bytes } = await inspectIdPhoto(noScanner, upright, 'family')
    const { exif, orientation, width = 0, height = 0 } = await sharp(bytes).metadata()
    expect([exif, orientation, width > height]).toEqual([undefined, undefined, true])
  })

  test('a picture of one colour is nothing that fills a frame by halves', async () => {
    expect(await documentFillOf(await photo(800, 500))).toBe(1)
  })
})
