import { lazy } from 'react'

/** Receipts are attached last, so the form does not wait for this code. */
export const ReceiptField = lazy(async () => ({ default: (await import('./receipt-field.tsx')).ReceiptField }))
