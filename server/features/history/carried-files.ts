import { buffer } from 'node:stream/consumers'
import { isPicture } from '#contract/files/file-types.ts'
import { limits } from '#contract/limits.ts'
import type { ExportedRecord } from '#domain/record/record.ts'
import { pictureFrom } from '../../files/decoding.ts'
import { recordedBlob } from '../../files/recorded-bytes.ts'
import type { Storage } from '../../files/storage.ts'
import type { CarriedFile, CarriedFiles } from '../../history/report/exhibits.ts'

type File = ExportedRecord['files'][number]

/** A page of paper has no use for more pixels. */
const side = 1600
/** The bytes of all files together. */
const most = 40_000_000

const printable = async (bytes: Buffer): Promise<NonNullable<CarriedFile['picture']>> => {
  const picture = await pictureFrom(bytes, limits.receipts.pixels)
  const { data, info } = await picture
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}

/** A file whose bytes are gone or were changed is left to the index, which says what they should be. */
const readOne = async (storage: Pick<Storage, 'blob'>, file: File): Promise<CarriedFile | null> => {
  try {
    const bytes = await buffer(await recordedBlob(storage, file))
    return { bytes, picture: isPicture(file.type) ? await printable(bytes) : undefined }
  } catch {
    return null
  }
}

/**
 * Reads the files that the record of one item names, for its PDF to carry. They are few; together they take no more room
 * than `most`, and the index alone has those beyond.
 */
export const carriedFilesOf = async (text: string, storage: Pick<Storage, 'blob'>): Promise<CarriedFiles> => {
  const { files }: ExportedRecord = JSON.parse(text)
  const carried = new Map<string, CarriedFile>()
  let room = most
  for (const file of files) {
    if (carried.has(file.sha256) || file.bytes > room) continue
    const one = await readOne(storage, file)
    if (!one) continue
    carried.set(file.sha256, one)
    room -= file.bytes
  }
  return carried
}
