import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 130 } } })

export const png = (width = 40, height = 30): Promise<Buffer> => plain(width, height).png().toBuffer()
export const webp = (): Promise<Buffer> => plain(40, 30).webp().toBuffer()

/** Lists what a phone writes into a photo of where and when it was taken. */
export const taken = {
  IFD2: { DateTimeOriginal: '2026:11:14 15:09:26', OffsetTimeOriginal: '-05:00' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '40/1 26/1 46/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '79/1 58/1 56/1',
  },
} as const

/** Creates a photo as a phone does: rotated, with location, time and device in its metadata. */
export const photo = (width = 40, height = 30, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> =>
  plain(width, height)
    .toFormat(format)
    .withExif({
      IFD0: { Make: 'Telephone', Orientation: '6' },
      IFD2: { ...taken.IFD2, LensModel: 'Telescope' },
      IFD3: taken.IFD3,
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** Creates the smallest file that PDF readers accept. */
export const pdf = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )

/** Writes one part of a PNG. */
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Creates a small picture with a part that is `size` bytes once it is unpacked: a description, or a colour profile. */
export const bombPng = async (type: 'zTXt' | 'iCCP', size: number): Promise<Buffer> => {
  const picture = await png()
  const afterHeader = 33
  const bomb = chunk(type, Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(size, 'x'))]))
  return Buffer.concat([picture.subarray(0, afterHeader), bomb, picture.subarray(afterHeader)])
}

/** Creates an image that claims any size in a few bytes and has no pixel data to decode. */
export const hugePng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(1000))
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}
