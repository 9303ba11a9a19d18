import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Storage } from './storage.ts'

/** The record says this of a file's bytes. */
export type RecordedBytes = { readonly sha256: string; readonly bytes: number }
type Blobs = Pick<Storage, 'blob'>

/** Passes the bytes on and throws before the last piece when they are not the recorded ones. */
async function* compared(source: AsyncIterable<Buffer>, { sha256, bytes }: RecordedBytes): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let length = 0
  let held: Buffer | undefined
  for await (const piece of source) {
    hash.update(piece)
    length += piece.length
    if (held) yield held
    held = piece
  }
  if (length !== bytes || hash.digest('hex') !== sha256) throw new Error(`the stored bytes of ${sha256} were changed`)
  if (held) yield held
}

/**
 * Reads stored bytes and compares them with the record while they pass. Nobody receives the end of a file that was
 * changed: an answer breaks off, or fails before it begins.
 */
export const recordedBlob = async (storage: Blobs, file: RecordedBytes): Promise<Readable> =>
  Readable.from(compared(await storage.blob(file.sha256), file), { objectMode: false })

/** Says whether the storage still holds the recorded bytes. */
export const holdsBytes = async (storage: Blobs, file: RecordedBytes): Promise<boolean> => {
  try {
    for await (const piece of compared(await storage.blob(file.sha256), file)) void piece
    return true
  } catch {
    return false
  }
}
