import type { FileDto } from './files.ts'

/**
 * An area's use of files. The area declares its uses in its feature, and the code that uploads, inspects, attaches or
 * serves a file reads them there.
 */
export type FileUse = {
  /** The name that is stored with each row of use. */
  readonly name: string
  readonly types: readonly FileDto['type'][]
  /** The largest file, in bytes. */
  readonly bytes: number
  /** The largest picture, in pixels: it is decoded in memory, whatever its size in bytes. */
  readonly pixels: number
  /** Null when the file is passed on and never stored, so that it can be neither uploaded in advance nor attached. */
  readonly kept: StorageRule | null
}

type StorageRule = {
  /** The number of files that one item takes. */
  readonly perItem: number
  /** The field of a command that names the files, for its validation errors. */
  readonly field: string
  /** Says whether the browser may show the file by itself; otherwise it is always a download. */
  readonly inline: boolean
}

/** A use whose files are stored. */
export type StoredUse = FileUse & { readonly kept: StorageRule }

/** The types and sizes that a file may have. */
export type Accepted = Pick<FileUse, 'types' | 'bytes' | 'pixels'>

export const isStored = (use: FileUse): use is StoredUse => use.kept !== null

/**
 * Accepts files whose use is not known yet: each type and size that some use takes, and no picture that one of them
 * would refuse. The use is checked when the file is attached.
 */
export const acceptedByAny = (uses: readonly StoredUse[]): Accepted => ({
  types: [...new Set(uses.flatMap(({ types }) => types))],
  bytes: Math.max(0, ...uses.map(({ bytes }) => bytes)),
  pixels: Math.min(...uses.map(({ pixels }) => pixels)),
})
