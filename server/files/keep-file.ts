import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Accepted } from '#contract/files/file-uses.ts'
import type { FileDto } from '#contract/files/files.ts'
import { inspect } from './inspect.ts'
import type { Storage } from './storage.ts'

/** Describes stored bytes; `sha256` is their name in the storage. */
export type KeptFile = Pick<FileDto, 'type' | 'sha256' | 'bytes'>

type Source = AsyncIterable<Buffer> | Iterable<Buffer>

/**
 * Inspects what arrives and stores what it has become. It passes through files on disk in small pieces, so that memory does
 * not grow with the size of a file.
 * @throws {Refusal} as `inspect` does; then nothing is stored
 */
export const keepFile = (storage: Storage, source: Source, accepted: Accepted, familyId: string): Promise<KeptFile> =>
  storage.withWorkingFiles(async (files) => {
    await pipeline(source, createWriteStream(files.received, { flags: 'wx' }))
    const { type, path } = await inspect(files, accepted, familyId)
    const sha256 = await sha256Of(path)
    await storage.keepBlob(sha256, () => createReadStream(path))
    return { type, sha256, bytes: (await stat(path)).size }
  })

const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
