import sharp from 'sharp'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 130 } } })

export const png = (width = 40, height = 30): Promise<Buffer> => plain(width, height).png().toBuffer()
export const webp = (): Promise<Buffer> => plain(40, 30).webp().toBuffer()

/** As a phone takes it: lying on its side, with the place and the device written into it. */
export const photo = (width = 40, height = 30): Promise<Buffer> =>
  plain(width, height)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Telephone', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 26/1 46/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '79/1 58/1 56/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** The least a reader of PDF takes for one. */
export const pdf = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )
