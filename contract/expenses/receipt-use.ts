import type { StoredUse } from '../files/file-uses.ts'
import { limits } from '../limits.ts'

const { bytes, pixels, perExpense } = limits.receipts

/** Declares the receipts of an expense. */
export const receiptUse: StoredUse = {
  name: 'receipt',
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  bytes,
  pixels,
  kept: { perItem: perExpense, field: 'receipts', inline: true },
}
