import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStorage } from '@flystorage/file-storage'
import { LocalStorageAdapter } from '@flystorage/local-fs'
import { epochOf } from '#domain/time.ts'

/**
 * Where bytes lie. They come in as the parts of an upload and get the name of their SHA-256 once they are whole and known to
 * be harmless; so nothing half-written ever has a name that somebody reads by. Names that people gave are no part of it.
 */
export const storageIn = (dataDir: string) =>
  storageOn(new FileStorage(new LocalStorageAdapter(join(dataDir, 'files'))))
export type Storage = ReturnType<typeof storageOn>

const blobAt = (sha256: string) => `blobs/${sha256.slice(0, 2)}/${sha256}`
const previewAt = (sha256: string) => `previews/${sha256.slice(0, 2)}/${sha256}.webp`
const partAt = (uploadId: string, at: number) => `incoming/${uploadId}.${at}`

const storageOn = (files: FileStorage) => {
  /** Under a passing name first: on any failure nothing is left behind. */
  const putAway = async (contents: Buffer, path: string) => {
    if (await files.fileExists(path)) return
    const incoming = `incoming/${randomUUID()}`
    try {
      await files.write(incoming, contents)
      await files.moveFile(incoming, path)
    } catch (error) {
      await files.deleteFile(incoming)
      throw error
    }
  }
  return {
    /** A part that was written before, and whose end nobody heard of, is written over. */
    keepPart: (uploadId: string, at: number, contents: Buffer): Promise<void> =>
      files.write(partAt(uploadId, at), contents),
    /** The parts in their order, as the one file they are of so many bytes. */
    partsOf: async (uploadId: string, bytes: number): Promise<Buffer> => {
      const whole = Buffer.alloc(bytes)
      for (let at = 0; at < bytes; ) {
        const part = await files.readToBuffer(partAt(uploadId, at))
        if (part.length === 0) throw new Error('a part of an upload is empty')
        at += part.copy(whole, at)
      }
      return whole
    },
    dropParts: async (uploadId: string): Promise<void> => {
      if (!(await files.directoryExists('incoming'))) return
      for await (const { path } of files.list('incoming'))
        if (path.startsWith(`incoming/${uploadId}.`)) await files.deleteFile(path)
    },
    keepBlob: (sha256: string, contents: Buffer): Promise<void> => putAway(contents, blobAt(sha256)),
    blob: (sha256: string): Promise<Readable> => files.read(blobAt(sha256)),
    blobBytes: (sha256: string): Promise<Buffer> => files.readToBuffer(blobAt(sha256)),
    /** Null until one was made. */
    preview: async (sha256: string): Promise<Buffer | null> =>
      (await files.fileExists(previewAt(sha256))) ? files.readToBuffer(previewAt(sha256)) : null,
    keepPreview: (sha256: string, bytes: Buffer): Promise<void> => putAway(bytes, previewAt(sha256)),
    /** Parts of what was never completed, and what a crash left half-written, once no upload can still be adding to it. */
    sweepIncoming: async (before: string): Promise<void> => {
      if (!(await files.directoryExists('incoming'))) return
      for await (const entry of files.list('incoming'))
        if (entry.isFile && (await files.lastModified(entry.path)) < epochOf(before)) await files.deleteFile(entry.path)
    },
  }
}
