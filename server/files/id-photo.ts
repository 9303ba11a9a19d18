import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { limits } from '#contract/limits.ts'
import { Refusal } from '../http/refusal.ts'
import { documentFillOf } from './id-photo.fill.ts'
import { inTurn } from './inspect.ts'

export type IdPhoto = { readonly bytes: Buffer; readonly mediaType: 'image/jpeg' | 'image/png' }

/** The size of a driver's licence and of an ID card (ISO/IEC 7810 ID-1), in inches. */
const card = { long: 3.37, short: 2.125 }

/** Colour fills a picture when its channels differ; what a camera adds to grey stays below this, of 255. */
const leastColour = 6

type Size = { readonly width: number; readonly height: number }

const isTaken = (type: string | undefined): type is IdPhoto['mediaType'] =>
  type === 'image/jpeg' || type === 'image/png'

const decoding = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) throw error
    // Named a picture by its first bytes, and yet none.
    throw new Refusal('documentTypeRefused')
  }
}

/** How far apart the channels of a pixel are, on the average of a small copy. */
const colourOf = async (photo: Buffer): Promise<number> => {
  const small = sharp(photo).resize({ width: 160, height: 160, fit: 'inside' }).removeAlpha().toColourspace('srgb')
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true })
  if (info.channels < 3) return 0
  let sum = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    sum += Math.max(red, green, blue) - Math.min(red, green, blue)
  }
  return sum / (data.length / info.channels)
}

/** Pixels to the inch of a card that fills the photo, whatever the file says of its own resolution. */
const resolutionOf = ({ width, height }: Size): number =>
  Math.round(Math.min(Math.max(width, height) / card.long, Math.min(width, height) / card.short))

const turnedUpright = async (received: Buffer, mediaType: IdPhoto['mediaType']): Promise<Buffer> => {
  const { width, height } = await sharp(received, { limitInputPixels: false }).metadata()
  if (width * height > limits.idPhoto.pixels) throw new Refusal('imageTooLarge')
  const image = sharp(received, { limitInputPixels: limits.idPhoto.pixels, failOn: 'error' }).rotate()
  return mediaType === 'image/png' ? image.png().toBuffer() : image.jpeg({ quality: 95 }).toBuffer()
}

/**
 * Looks at the photo of an ID as far as a machine can: a picture at all, in colour, the card filling the frame, and enough pixels to
 * the inch of the card. Whether it is a card, whose, and until when it holds, the provider's people see. It is written anew, so that
 * where it was taken and what else was hidden in it goes to nobody.
 * @throws {Refusal} fileEmpty, documentTooLarge, documentTypeRefused, imageTooLarge, documentNotColour, documentTooFar, documentTooCoarse
 */
export const inspectIdPhoto = async (received: Buffer): Promise<IdPhoto> => {
  if (received.length === 0) throw new Refusal('fileEmpty')
  if (received.length > limits.idPhoto.bytes) throw new Refusal('documentTooLarge')
  const mediaType = (await fileTypeFromBuffer(received))?.mime
  if (!isTaken(mediaType)) throw new Refusal('documentTypeRefused')
  return inTurn(() =>
    decoding(async () => {
      const bytes = await turnedUpright(received, mediaType)
      if ((await colourOf(bytes)) < leastColour) throw new Refusal('documentNotColour')
      if ((await documentFillOf(bytes)) < limits.idPhoto.fill) throw new Refusal('documentTooFar')
      if (resolutionOf(await sharp(bytes).metadata()) < limits.idPhoto.dpi) throw new Refusal('documentTooCoarse')
      return { bytes, mediaType }
    }),
  )
}
