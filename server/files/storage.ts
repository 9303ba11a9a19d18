import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStorage, type StatEntry } from '@flystorage/file-storage'
import { LocalStorageAdapter } from '@flystorage/local-fs'
import { epochOf } from '#domain/time.ts'

/**
 * Stores files. Bytes arrive as the parts of an upload and are named by their SHA-256 once they are complete and known
 * to be harmless, so that a half-written file never has a name by which it is read. File names that people gave are not
 * used.
 */
export const storageIn = (dataDir: string) => {
  const { files, workFolder } = onDisk(dataDir)
  return storageOn({ files, writesWhole: false, workFolder, workFiles: files })
}

/** Stores files elsewhere, where a file has its name only once all of it has arrived. What is examined is on this disk. */
export const storageWith = (files: FileStorage, dataDir: string) => {
  const { files: workFiles, workFolder } = onDisk(dataDir)
  return storageOn({ files, writesWhole: true, workFolder, workFiles })
}

const onDisk = (dataDir: string) => {
  const folder = join(dataDir, 'files')
  return { files: new FileStorage(new LocalStorageAdapter(folder)), workFolder: join(folder, 'incoming') }
}
export type Storage = ReturnType<typeof storageOn>

/** Paths on this machine's disk, for what must be looked at as a whole. */
export type WorkingFiles = { readonly received: string; readonly rewritten: string }

const blobAt = (sha256: string) => `blobs/${sha256.slice(0, 2)}/${sha256}`
const previewAt = (sha256: string) => `previews/${sha256.slice(0, 2)}/${sha256}.webp`
/** Folders are named by the first byte of what they contain. */
const folderNames = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const storedName = /\/([0-9a-f]{64})(?:\.webp)?$/

const partAt = (uploadId: string, at: number) => `incoming/${uploadId}.${at}`

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'ENOENT') || isMissing(error.cause))

/** Lists a folder, of which there is none before the first file. A bucket has no folders, and lists nothing. */
async function* entriesIn(files: FileStorage, folder: string): AsyncGenerator<StatEntry> {
  try {
    yield* files.list(folder)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Stores the parts of uploads until they are joined. */
const partsIn = (files: FileStorage) => ({
  /** A part that was written before is overwritten, since its sender may not have heard of it. */
  keepPart: (uploadId: string, at: number, contents: Buffer): Promise<void> =>
    files.write(partAt(uploadId, at), contents),
  /** Joins the parts in their order into one file of `bytes` bytes, one part at a time. */
  partsOf: async function* (uploadId: string, bytes: number): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes; ) {
      const part = await files.readToBuffer(partAt(uploadId, at))
      if (part.length === 0) throw new Error('a part of an upload is empty')
      yield part.subarray(0, bytes - at)
      at += part.length
    }
  },
  dropParts: async (uploadId: string): Promise<void> => {
    for await (const { path } of entriesIn(files, 'incoming'))
      if (path.startsWith(`incoming/${uploadId}.`)) await files.deleteFile(path)
  },
})

const sweepIncomingOf = async (files: FileStorage, before: string): Promise<void> => {
  for await (const entry of entriesIn(files, 'incoming'))
    if (entry.isFile && (await files.lastModified(entry.path)) < epochOf(before)) await files.deleteFile(entry.path)
}

/** Deletes and lists what is stored by its SHA-256. */
const blobsIn = (files: FileStorage) => ({
  /** Deletes bytes and their preview, whether or not they exist. */
  dropBlob: async (sha256: string): Promise<void> => {
    await files.deleteFile(previewAt(sha256))
    await files.deleteFile(blobAt(sha256))
  },
  /** Lists what was stored before this time, some names at a time. */
  storedBefore: async function* (before: string): AsyncGenerator<string[]> {
    for (const folder of ['blobs', 'previews'].flatMap((kind) => folderNames.map((name) => `${kind}/${name}`))) {
      const names: string[] = []
      for await (const { path, isFile } of entriesIn(files, folder)) {
        const [, name] = storedName.exec(path) ?? []
        if (isFile && name !== undefined && (await files.lastModified(path)) < epochOf(before)) names.push(name)
      }
      if (names.length > 0) yield names
    }
  },
})

/** Resolves once the first bytes have arrived. A stream that fails later does so for whoever reads it then. */
const begun = async (stream: Readable): Promise<Readable> => {
  stream.on('error', () => {})
  await once(stream, 'readable')
  return stream
}

type Stores = {
  readonly files: FileStorage
  /** Says that a file has its name only once it is complete. */
  readonly writesWhole: boolean
  /** A folder on this machine, and what is in it. */
  readonly workFolder: string
  readonly workFiles: FileStorage
}

const storageOn = ({ files, writesWhole, workFolder, workFiles }: Stores) => {
  /** Writes under a temporary name first, so that a failure leaves nothing behind. */
  const putAway = async (open: () => Buffer | Readable, path: string) => {
    if (await files.fileExists(path)) return
    if (writesWhole) return files.write(path, open())
    const incoming = `incoming/${randomUUID()}`
    try {
      await files.write(incoming, open())
      await files.moveFile(incoming, path)
    } catch (error) {
      await files.deleteFile(incoming)
      throw error
    }
  }
  return {
    ...partsIn(files),
    ...blobsIn(files),
    /**
     * Deletes parts of uploads that were never completed and files that a crash left half-written, once no upload can
     * still add to them.
     */
    sweepIncoming: async (before: string): Promise<void> => {
      for (const each of new Set([files, workFiles])) await sweepIncomingOf(each, before)
    },
    /** Runs `work` with paths of its own, whose files are deleted afterwards. */
    withWorkingFiles: async <T>(work: (paths: WorkingFiles) => Promise<T>): Promise<T> => {
      await mkdir(workFolder, { recursive: true })
      const received = join(workFolder, randomUUID())
      const rewritten = `${received}.rewritten`
      try {
        return await work({ received, rewritten })
      } finally {
        for (const path of [received, rewritten]) await rm(path, { force: true })
      }
    },
    /** Bytes that are stored already are not opened. */
    keepBlob: (sha256: string, open: () => Readable): Promise<void> => putAway(open, blobAt(sha256)),
    /** Rejects for bytes that are not stored. */
    blob: async (sha256: string): Promise<Readable> => begun(await files.read(blobAt(sha256))),
    blobBytes: (sha256: string): Promise<Buffer> => files.readToBuffer(blobAt(sha256)),
    /** Resolves with null until a preview was made. */
    preview: async (sha256: string): Promise<Buffer | null> =>
      (await files.fileExists(previewAt(sha256))) ? files.readToBuffer(previewAt(sha256)) : null,
    keepPreview: (sha256: string, bytes: Buffer): Promise<void> => putAway(() => bytes, previewAt(sha256)),
  }
}
