import { hash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { type FileDto, receiptTypes } from '#contract/files/files.ts'
import { limits } from '#contract/limits.ts'
import { Refusal } from '../http/refusal.ts'

/** Describes the bytes to store. `contents` is null when they are stored as they came. */
export type Inspected = {
  readonly type: FileDto['type']
  readonly sha256: string
  readonly bytes: number
  readonly contents: Buffer | null
}

const isReceiptType = (type: string): type is FileDto['type'] => receiptTypes.some((known) => known === type)

/**
 * Decides from its bytes what a file is. Pictures are decoded and encoded anew, which turns them upright and drops
 * their metadata and anything hidden in them. HEIC is refused: the image library's free builds have no decoder for it,
 * and a picture that cannot be decoded cannot be cleaned.
 * @throws {Refusal} fileEmpty, fileTypeRefused, imageTooLarge
 */
export const inspect = async (received: Buffer): Promise<Inspected> => {
  if (received.length === 0) throw new Refusal('fileEmpty')
  const type = isPdf(received) ? 'application/pdf' : (await fileTypeFromBuffer(received))?.mime
  if (type === undefined || !isReceiptType(type)) throw new Refusal('fileTypeRefused')
  if (type === 'application/pdf') {
    if (!isPdf(received)) throw new Refusal('fileTypeRefused')
    return { type, sha256: hash('sha256', received), bytes: received.length, contents: null }
  }
  const contents = await inTurn(() => rewritten(received, type))
  return { type, sha256: hash('sha256', contents), bytes: contents.length, contents }
}

/**
 * The header must be at the very start, so that the file cannot be of another type as well, and the end mark must be
 * present.
 */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF')

const writers = {
  'image/jpeg': (image: Sharp) => image.jpeg({ quality: 90 }),
  'image/png': (image: Sharp) => image.png(),
  'image/webp': (image: Sharp) => image.webp({ quality: 90 }),
}

const rewritten = async (received: Buffer, type: keyof typeof writers): Promise<Buffer> => {
  const { width, height } = await decoding(() => sharp(received, { limitInputPixels: false }).metadata())
  if (width * height > limits.receipts.pixels) throw new Refusal('imageTooLarge')
  const image = sharp(received, { limitInputPixels: limits.receipts.pixels, failOn: 'error' }).rotate()
  return decoding(() => writers[type](image).toBuffer())
}

/** The preview is small enough for a list on a screen with a pixel ratio of 2. */
export const previewOf = (image: Buffer): Promise<Buffer> =>
  inTurn(() =>
    sharp(image, { limitInputPixels: limits.receipts.pixels })
      .resize({ width: 480, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer(),
  )

const decoding = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch {
    // The first bytes look like a picture, but it cannot be decoded.
    throw new Refusal('fileTypeRefused')
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Runs one job at a time, because a picture of sixty million pixels takes 240 MB while it is open. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}
