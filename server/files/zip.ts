import { type Readable, Readable as Stream } from 'node:stream'
import yazl from 'yazl'
import { epochOf, type Instant } from '#domain/time.ts'
import { type RecordedBytes, recordedBlob } from './recorded-bytes.ts'
import type { Storage } from './storage.ts'

/** A file of the zip: its text, or bytes that are stored and read only when their turn comes. */
export type ZipEntry = { readonly path: string } & ({ readonly text: string } | { readonly stored: RecordedBytes })

/** Streams a zip, so that its size is not limited by memory. A stored file that fails breaks the download off. */
export const zipOf = (storage: Storage, entries: readonly ZipEntry[], now: Instant): Readable => {
  const zip = new yazl.ZipFile()
  const output = new Stream().wrap(zip.outputStream)
  const mtime = new Date(epochOf(now))
  for (const entry of entries)
    if ('text' in entry) zip.addBuffer(Buffer.from(entry.text), entry.path, { mtime })
    else
      zip.addReadStreamLazy(entry.path, { mtime, compress: false }, (give) => {
        recordedBlob(storage, entry.stored).then(
          (bytes) =>
            give(
              null,
              bytes.on('error', (error) => output.destroy(error)),
            ),
          (error: Error) => output.destroy(error),
        )
      })
  zip.on('error', (error: Error) => output.destroy(error))
  zip.end()
  return output
}
