import { receiptTypes } from '../files/file-types.ts'
import type { StoredUse } from '../files/file-uses.ts'
import { limits } from '../limits.ts'
import { infoLimits } from './info-limits.ts'

/** Declares what may stand on an entry of the Info Bank. A file that an edit takes away stays with the earlier editions. */
export const infoUse: StoredUse = {
  name: 'infoBank',
  types: receiptTypes,
  bytes: limits.receipts.bytes,
  pixels: limits.receipts.pixels,
  kept: { perItem: infoLimits.filesEver, field: 'files', inline: true },
}
