import { fileTypes } from '../files/file-types.ts'
import type { StoredUse } from '../files/file-uses.ts'
import { limits } from '../limits.ts'

/** Declares what may be kept in MyFiles. */
export const myFileUse: StoredUse = {
  name: 'myFile',
  types: fileTypes,
  bytes: limits.myFiles.bytes,
  pixels: limits.receipts.pixels,
  refusals: { bytes: 'myFileTooLarge', type: 'myFileTypeRefused' },
  kept: {
    perItem: limits.myFiles.versions,
    field: 'fileId',
    inline: true,
    byName: true,
    ownRecord: true,
    keepsPlace: true,
  },
}
