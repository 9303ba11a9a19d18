import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { limits } from '#contract/limits.ts'
import { idPhotoUse } from '#contract/payment-accounts/id-photo-use.ts'
import { decoding, pictureFrom } from '../../files/decoding.ts'
import { inTurn } from '../../files/in-turn.ts'
import { refuseInfectedBytes, type Scanner } from '../../files/scanner/scanner.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { documentFillOf } from './id-photo.fill.ts'

export type IdPhoto = { readonly bytes: Buffer; readonly mediaType: 'image/jpeg' | 'image/png' }

/** A driver's licence and an ID card have this size in inches (ISO/IEC 7810 ID-1). */
const card = { long: 3.37, short: 2.125 }

/**
 * A picture counts as coloured when its channels differ by this much on average, out of 255; a camera's noise on grey
 * stays below it.
 */
const leastColour = 6

type Size = { readonly width: number; readonly height: number }

const takenType = (type: string | undefined): IdPhoto['mediaType'] | undefined =>
  idPhotoUse.types.find((taken) => taken === type)

/** The sentence names the document instead of the file. */
const decodingDocument = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await decoding(work)
  } catch (error) {
    const isUnreadable = error instanceof Refusal && error.code === 'fileTypeRefused'
    throw isUnreadable ? new Refusal('documentTypeRefused') : error
  }
}

/** Returns how far the channels of a pixel differ, averaged over a small copy. */
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

/** Returns the pixels per inch of a card that fills the photo; the resolution stated in the file is ignored. */
const resolutionOf = ({ width, height }: Size): number =>
  Math.round(Math.min(Math.max(width, height) / card.long, Math.min(width, height) / card.short))

const turnedUpright = async (received: Buffer, mediaType: IdPhoto['mediaType']): Promise<Buffer> => {
  const image = (await pictureFrom(received, idPhotoUse.pixels)).rotate()
  return mediaType === 'image/png' ? image.png().toBuffer() : image.jpeg({ quality: 95 }).toBuffer()
}

/**
 * Checks the photo of an ID as far as a program can: it is a picture in colour, the card fills the frame, and it has
 * enough pixels per inch. The provider's staff judge the card itself. The picture is encoded anew, so that its location
 * and other metadata reach nobody.
 * @throws {Refusal} fileEmpty, documentTooLarge, documentTypeRefused, imageTooLarge, documentNotColour, documentTooFar,
 * documentTooCoarse, fileInfected, scannerUnreachable
 */
export const inspectIdPhoto = async (scanner: Scanner, received: Buffer, familyId: string): Promise<IdPhoto> => {
  if (received.length === 0) throw new Refusal('fileEmpty')
  if (received.length > idPhotoUse.bytes) throw new Refusal('documentTooLarge')
  const mediaType = takenType((await fileTypeFromBuffer(received))?.mime)
  if (mediaType === undefined) throw new Refusal('documentTypeRefused')
  await refuseInfectedBytes(scanner, received)
  return inTurn(familyId, () =>
    decodingDocument(async () => {
      const bytes = await turnedUpright(received, mediaType)
      if ((await colourOf(bytes)) < leastColour) throw new Refusal('documentNotColour')
      if ((await documentFillOf(bytes)) < limits.idPhoto.fill) throw new Refusal('documentTooFar')
      if (resolutionOf(await sharp(bytes).metadata()) < limits.idPhoto.dpi) throw new Refusal('documentTooCoarse')
      return { bytes, mediaType }
    }),
  )
}
