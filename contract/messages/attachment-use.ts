import type { StoredUse } from '../files/file-uses.ts'
import { limits } from '../limits.ts'

/** Declares what may be attached to a message. */
export const attachmentUse: StoredUse = {
  name: 'attachment',
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  bytes: limits.receipts.bytes,
  pixels: limits.receipts.pixels,
  kept: { perItem: limits.messages.attachments, field: 'files', inline: true, keepsPlace: true },
}
