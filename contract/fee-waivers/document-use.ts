import type { FileUse } from '../files/file-uses.ts'

/**
 * Declares the documents of a fee waiver. They belong to a person and to no family, so the area stores them itself:
 * nobody in a family can upload or attach one in advance.
 */
export const feeWaiverDocumentUse = {
  name: 'feeWaiverDocument',
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  bytes: 10_000_000,
  pixels: 60_000_000,
  kept: null,
} as const satisfies FileUse
