import type { StoredUse } from '#contract/files/file-uses.ts'
import type { FileDto } from '#contract/files/files.ts'

/** Says whether a use takes a file of this type and size. */
export const isTaken = (use: StoredUse, { type, bytes }: Pick<FileDto, 'type' | 'bytes'>): boolean =>
  use.types.includes(type) && bytes <= use.bytes
