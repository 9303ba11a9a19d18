import { receiptTypes } from '../files/file-types.ts'
import type { StoredUse } from '../files/file-uses.ts'
import { limits } from '../limits.ts'

/** Declares what may stand on an entry of a journal. A file that an edit takes away stays with the earlier editions. */
export const journalUse: StoredUse = {
  name: 'journal',
  types: receiptTypes,
  bytes: limits.receipts.bytes,
  pixels: limits.receipts.pixels,
  kept: { perItem: limits.journal.filesEver, field: 'files', inline: true, keepsPlace: true },
}
