import { open, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { isPicture } from '#contract/files/file-types.ts'
import type { Accepted } from '#contract/files/file-uses.ts'
import type { FileDto } from '#contract/files/files.ts'
import { Refusal } from '../http/errors/refusal.ts'
import { decoding, pictureFrom } from './decoding.ts'
import { inTurn } from './in-turn.ts'
import { isText } from './is-text.ts'
import { textTypeOf } from './names.ts'
import { inspectPdf } from './pdf/inspect-pdf.ts'
import type { WorkingFiles } from './storage.ts'
import { takenFrom } from './taken.ts'

/** The image library would otherwise keep deleted files open, and their disk space in use. */
sharp.cache({ files: 0 })

/** Says what the uploader's device named a file, and what may be stored of it. */
type Claimed = {
  readonly name: string
  readonly accepted: Accepted
  readonly keepsPlace?: boolean
  readonly familyId: string
}

/** Describes what to store: what was received, or the picture that was written anew from it. */
export type Inspected = { readonly type: FileDto['type']; readonly path: string }

const typeAmong = (types: Accepted['types'], type: string | undefined): FileDto['type'] | undefined =>
  types.find((known) => known === type)

/**
 * A text may begin with the letters by which another kind is known: `BMW` begins as a bitmap does. So a file that is named
 * as a text and has nothing but text in it is one. Ogg says in its type which codec it has, which nothing here asks.
 */
const typeOf = async (path: string, name: string): Promise<string | undefined> => {
  const text = textTypeOf(name)
  if (text !== undefined && (await isText(path))) return text
  const { mime } = (await fileTypeFromFile(path)) ?? {}
  return mime?.replace(/;.*$/, '')
}

/**
 * Decides from its bytes what a file is. Office files, audio and video are stored as they are, and are never opened here. Pictures are decoded and encoded anew, which turns them upright and drops
 * their metadata and anything hidden in them; a photo that keeps its place has that written anew as well. HEIC is refused: the image library's free builds have no decoder for it,
 * and a picture that cannot be decoded cannot be cleaned. Nothing reads the file as a whole into memory, except a small PDF.
 * @param scan refuses malware, before anything decodes the file
 * @throws {Refusal} fileEmpty, fileTooLarge, fileTypeRefused, imageTooLarge, and as `inspectPdf` does
 */
export const inspect = async (
  { received, rewritten }: WorkingFiles,
  { name, accepted, keepsPlace = false, familyId }: Claimed,
  scan: (path: string) => Promise<void>,
): Promise<Inspected> => {
  const { size } = await stat(received)
  if (size === 0) throw new Refusal('fileEmpty')
  if (size > accepted.bytes) throw new Refusal(accepted.refusals?.bytes ?? 'fileTooLarge')
  const pdf = await isPdf(received, size)
  const type = typeAmong(accepted.types, pdf ? 'application/pdf' : await typeOf(received, name))
  if (type === undefined) throw new Refusal(accepted.refusals?.type ?? 'fileTypeRefused')
  if (type === 'application/pdf') {
    if (!pdf) throw new Refusal('fileTypeRefused')
    await inTurn(familyId, () => inspectPdf(received, size))
    await scan(received)
    return { type, path: received }
  }
  await scan(received)
  if (!isPicture(type)) return { type, path: received }
  await inTurn(familyId, () => rewrite(received, rewritten, { type, pixels: accepted.pixels, keepsPlace }))
  return { type, path: rewritten }
}

/**
 * The header must be at the very start, so that the file cannot be of another type as well, and the end mark must be
 * present.
 */
const isPdf = async (path: string, size: number): Promise<boolean> => {
  const file = await open(path)
  try {
    const read = async (position: number, length: number) =>
      (await file.read(Buffer.alloc(length), 0, length, position)).buffer
    const [head, tail] = [await read(0, 5), await read(Math.max(0, size - 1024), 1024)]
    return head.toString('latin1') === '%PDF-' && tail.includes('%%EOF')
  } finally {
    await file.close()
  }
}

const writers = {
  'image/jpeg': (image: Sharp) => image.jpeg({ quality: 90 }),
  'image/png': (image: Sharp) => image.png(),
  'image/webp': (image: Sharp) => image.webp({ quality: 90 }),
}

type Picture = { readonly type: keyof typeof writers; readonly pixels: number; readonly keepsPlace: boolean }

const rewrite = async (from: string, to: string, { type, pixels, keepsPlace }: Picture): Promise<void> => {
  const image = await pictureFrom(from, pixels)
  const { exif } = keepsPlace ? await decoding(() => image.metadata()) : {}
  const taken = exif && takenFrom(exif)
  await decoding(() => writers[type](taken ? image.rotate().withExif(taken) : image.rotate()).toFile(to))
}

/**
 * The preview is small enough for a list on a screen with a pixel ratio of 2. How many pixels the picture has was
 * checked before it was stored.
 */
export const previewOf = (path: string, familyId: string): Promise<Buffer> =>
  inTurn(familyId, () => sharp(path).resize({ width: 480, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer())
