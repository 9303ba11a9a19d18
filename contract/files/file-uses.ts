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
  /** Refusals that name these types and this size, where the usual ones do not. */
  readonly refusals?: { readonly bytes: 'myFileTooLarge'; readonly type: 'myFileTypeRefused' }
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
  /** Set where its files are uploaded for it alone, because it takes more than all others. */
  readonly byName?: true
  /** Set where the item's own entries say what its files are. */
  readonly ownRecord?: true
  /** Set where a photo may keep where and when it was taken, if its uploader asks for it. */
  readonly keepsPlace?: true
}

/** A use whose files are stored. */
export type StoredUse = FileUse & { readonly kept: StorageRule }

/** The types and sizes that a file may have. */
export type Accepted = Pick<FileUse, 'types' | 'bytes' | 'pixels' | 'refusals'>

export const isStored = (use: FileUse): use is StoredUse => use.kept !== null

/**
 * Accepts files whose use is not known yet: each type and size that some use takes, and no picture that one of them
 * would refuse. The use is checked when the file is attached.
 */
export const acceptedByAny = (all: readonly StoredUse[]): Accepted => {
  const uses = all.filter(({ kept }) => !kept.byName)
  return {
    types: [...new Set(uses.flatMap(({ types }) => types))],
    bytes: Math.max(0, ...uses.map(({ bytes }) => bytes)),
    pixels: Math.min(...uses.map(({ pixels }) => pixels)),
  }
}
