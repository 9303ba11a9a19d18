import { lazy } from 'react'

/** What is typed first in a form does not wait for what is attached last. */
export const ReceiptField = lazy(async () => ({ default: (await import('./receipt-field.tsx')).ReceiptField }))
