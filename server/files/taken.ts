import type { Exif } from 'sharp'

const text = 2
const fraction = 5
const pointers = { exif: 0x8769, gps: 0x8825 } as const
/** The directories of a photo have fewer fields. */
const mostFields = 200

type Field = { readonly type: number; readonly count: number; readonly at: number }
type Fields = ReadonlyMap<number, Field>
type Tiff = { readonly view: DataView; readonly isLittle: boolean }

const short = ({ view, isLittle }: Tiff, at: number): number => view.getUint16(at, isLittle)
const long = ({ view, isLittle }: Tiff, at: number): number => view.getUint32(at, isLittle)

const fieldsAt = (tiff: Tiff, start: number): Fields => {
  const count = Math.min(short(tiff, start), mostFields)
  const places = Array.from({ length: count }, (_, index) => start + 2 + index * 12)
  return new Map(
    places.map((at) => [short(tiff, at), { type: short(tiff, at + 2), count: long(tiff, at + 4), at: at + 8 }]),
  )
}

const below = (tiff: Tiff, fields: Fields, pointer: number): Fields => {
  const field = fields.get(pointer)
  return field ? fieldsAt(tiff, long(tiff, field.at)) : new Map()
}

/** Reads a short text of a known form, so that nothing else is carried along. */
const textIn = (tiff: Tiff, field: Field | undefined, form: RegExp): string | undefined => {
  if (!field || field.type !== text || field.count > 32) return
  const start = field.count > 4 ? long(tiff, field.at) : field.at
  const codes = Array.from({ length: field.count }, (_, index) => tiff.view.getUint8(start + index))
  const read = String.fromCharCode(...codes).replace(/\0+$/, '')
  return form.test(read) ? read : undefined
}

/** Reads three fractions: degrees, minutes and seconds, or hours, minutes and seconds. */
const fractionsIn = (tiff: Tiff, field: Field | undefined): string | undefined => {
  if (field?.type !== fraction || field.count !== 3) return
  const start = long(tiff, field.at)
  return [0, 8, 16].map((next) => `${long(tiff, start + next)}/${long(tiff, start + next + 4)}`).join(' ')
}

type Known = Readonly<Record<string, string | undefined>>
const isRead = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined
const read = (known: Known): Record<string, string> | undefined => {
  const entries = Object.entries(known).filter(isRead)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

const dayAndTime = /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/
const day = /^\d{4}:\d\d:\d\d$/
const zone = /^[+-]\d\d:\d\d$/

const takenIn = (tiff: Tiff): Exif | undefined => {
  const first = fieldsAt(tiff, long(tiff, 4))
  const [exif, gps] = [below(tiff, first, pointers.exif), below(tiff, first, pointers.gps)]
  const when = read({
    DateTimeOriginal: textIn(tiff, exif.get(0x9003), dayAndTime),
    OffsetTimeOriginal: textIn(tiff, exif.get(0x9011), zone),
  })
  const where = read({
    GPSLatitudeRef: textIn(tiff, gps.get(1), /^[NS]$/),
    GPSLatitude: fractionsIn(tiff, gps.get(2)),
    GPSLongitudeRef: textIn(tiff, gps.get(3), /^[EW]$/),
    GPSLongitude: fractionsIn(tiff, gps.get(4)),
    GPSTimeStamp: fractionsIn(tiff, gps.get(7)),
    GPSDateStamp: textIn(tiff, gps.get(0x1d), day),
  })
  return when || where ? { ...(when && { IFD2: when }), ...(where && { IFD3: where }) } : undefined
}

/**
 * Returns where and when a photo says that it was taken, in the form in which the image library writes it, and nothing
 * else of its EXIF: no device, no comment and no small picture of what was there before it was cut. What cannot be read
 * is left out.
 */
export const takenFrom = (exif: Buffer): Exif | undefined => {
  const start = exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
  const order = exif.toString('latin1', start, start + 2)
  if (order !== 'II' && order !== 'MM') return
  const view = new DataView(exif.buffer, exif.byteOffset + start, exif.length - start)
  try {
    return takenIn({ view, isLittle: order === 'II' })
  } catch (error) {
    if (error instanceof RangeError) return
    throw error
  }
}
