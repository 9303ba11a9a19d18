import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { documentFillOf } from '#server/features/payment-accounts/id-photo.fill.ts'
import { inspectIdPhoto } from '#server/features/payment-accounts/id-photo.ts'
import { noScanner } from '#server/files/scanner/scanner.ts'
import type { Refusal } from '#server/http/errors/refusal.ts'
import { idPhoto } from '#tests/support/files/id-pictures.ts'
import { hugePng, pdf, photo, webp } from '#tests/support/files/pictures.ts'

const answer = async (made: Promise<Buffer> | Buffer): Promise<string> =>
  inspectIdPhoto(noScanner, await made, 'family').then(
    ({ mediaType }) => mediaType,
    (refusal: Refusal) => refusal.code,
  )

describe('a photo of an ID', () => {
  test.each<[string, Parameters<typeof idPhoto>[0], string]>([
    ['in colour, near and sharp', {}, 'image/jpeg'],
    ['as a PNG', { type: 'png' }, 'image/png'],
    ['cut to the edges of the card', { across: 1, down: 1 }, 'image/jpeg'],
    ['nearer than the card is wide', { across: 1.05, down: 1.05 }, 'image/jpeg'],
    ['a little askew', { across: 0.97, down: 0.97, askew: 1 }, 'image/jpeg'],
    ['on a light table', { table: '#ffffff', paper: '#cfd8e3' }, 'image/jpeg'],
    ['at 300 dots to the inch, to the pixel', { across: 1, down: 1, dpi: limits.idPhoto.dpi }, 'image/jpeg'],
    ['one dot below', { across: 1, down: 1, dpi: limits.idPhoto.dpi - 1 }, 'documentTooCoarse'],
    ['of a third of that', { dpi: 100 }, 'documentTooCoarse'],
    ['in black and white', { grey: true }, 'documentNotColour'],
    ['in black and white, as a PNG', { grey: true, type: 'png' }, 'documentNotColour'],
    ['that fills 92 % of the frame', { across: 0.96, down: 0.96 }, 'image/jpeg'],
    ['that fills 88 % of the frame', { across: 0.94, down: 0.94 }, 'documentTooFar'],
    ['that fills half of the frame', { across: 0.7, down: 0.7 }, 'documentTooFar'],
    ['with a broad margin on one axis', { across: 0.99, down: 0.8 }, 'documentTooFar'],
    ['from far on a light table', { across: 0.7, down: 0.7, table: '#ffffff', paper: '#cfd8e3' }, 'documentTooFar'],
    ['from far and askew', { across: 0.7, down: 0.7, askew: 4 }, 'documentTooFar'],
  ])('%s: %s -> %s', async (_, shot, said) => {
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
