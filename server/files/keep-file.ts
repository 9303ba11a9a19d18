import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Accepted } from '#contract/files/file-uses.ts'
import type { FileDto } from '#contract/files/files.ts'
import { inspect } from './inspect.ts'
import { refuseInfected, type Scanner } from './scanner/scanner.ts'
import type { Storage } from './storage.ts'

/** Describes stored bytes; `sha256` is their name in the storage. */
export type KeptFile = Pick<FileDto, 'type' | 'sha256' | 'bytes'>

type Source = AsyncIterable<Buffer> | Iterable<Buffer>

export type Received = {
  readonly source: Source
  /** The name that the uploader's device sent; it decides nothing but which type of text a text is. */
  readonly name: string
  readonly accepted: Accepted
  /** A photo keeps where and when it was taken. */
  readonly keepsPlace?: boolean
  readonly familyId: string
}

/** Stores the bytes; see `lockBytes`. */
type Keep = () => Promise<void>

/**
 * Inspects what arrives and passes on what it has become, with a function that stores it. The file goes through disk
 * in small pieces, so that memory does not grow with its size.
 * @throws {Refusal} as `inspect` and `refuseInfected` do; then nothing is stored
 */
export const receiveFile = <T>(
  storage: Storage,
  scanner: Scanner,
  { source, ...received }: Received,
  then: (file: KeptFile, keep: Keep) => Promise<T>,
): Promise<T> =>
  storage.withWorkingFiles(async (files) => {
    await pipeline(source, createWriteStream(files.received, { flags: 'wx' }))
    const { type, path } = await inspect(files, received, (path) => refuseInfected(scanner, path))
    const sha256 = await sha256Of(path)
    const keep = () => storage.keepBlob(sha256, () => createReadStream(path))
    return then({ type, sha256, bytes: (await stat(path)).size }, keep)
  })

const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
