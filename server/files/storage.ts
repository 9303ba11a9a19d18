import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStorage } from '@flystorage/file-storage'
import { LocalStorageAdapter } from '@flystorage/local-fs'
import { epochOf } from '#contract/time.ts'

/**
 * Where bytes lie. They come in under a passing name and get the name of their SHA-256 once they are whole and known to
 * be harmless; so nothing half-written ever has a name that somebody reads by. Names that people gave are no part of it.
 */
export const storageIn = (dataDir: string) =>
  storageOn(new FileStorage(new LocalStorageAdapter(join(dataDir, 'files'))))
export type Storage = ReturnType<typeof storageOn>

const blobAt = (sha256: string) => `blobs/${sha256.slice(0, 2)}/${sha256}`
const previewAt = (sha256: string) => `previews/${sha256.slice(0, 2)}/${sha256}.webp`

const storageOn = (files: FileStorage) => {
  const putAway = async (incoming: string, path: string) => {
    if (await files.fileExists(path)) await files.deleteFile(incoming)
    else await files.moveFile(incoming, path)
  }
  const receive = async (contents: Readable | Buffer): Promise<string> => {
    const incoming = `incoming/${randomUUID()}`
    try {
      await files.write(incoming, contents)
    } catch (error) {
      await files.deleteFile(incoming)
      throw error
    }
    return incoming
  }
  return {
    /** Writes what comes; on any failure nothing is left behind. */
    receive,
    bytesOf: (incoming: string): Promise<Buffer> => files.readToBuffer(incoming),
    drop: (incoming: string): Promise<void> => files.deleteFile(incoming),
    keepBlob: (incoming: string, sha256: string): Promise<void> => putAway(incoming, blobAt(sha256)),
    blob: (sha256: string): Promise<Readable> => files.read(blobAt(sha256)),
    blobBytes: (sha256: string): Promise<Buffer> => files.readToBuffer(blobAt(sha256)),
    /** Null until one was made. */
    preview: async (sha256: string): Promise<Buffer | null> =>
      (await files.fileExists(previewAt(sha256))) ? files.readToBuffer(previewAt(sha256)) : null,
    keepPreview: async (sha256: string, bytes: Buffer): Promise<void> =>
      putAway(await receive(bytes), previewAt(sha256)),
    /** What a crash left half-received, once no upload can still be writing it. */
    sweepIncoming: async (before: string): Promise<void> => {
      if (!(await files.directoryExists('incoming'))) return
      for await (const entry of files.list('incoming'))
        if (entry.isFile && (await files.lastModified(entry.path)) < epochOf(before)) await files.deleteFile(entry.path)
    },
  }
}
