import type { Tx } from '../db/tenancy.ts'
import { type ExtensionPoint, extensionPoint } from '../features/extension-point.ts'

/** Says how much a person has used of what a plan limits: bytes, and payments of the month. */
export type Used = { readonly storage: number; readonly outgoingPayments: number; readonly scheduledPayments: number }

/** Each area that a plan limits adds what it counts. */
export const usedParts: ExtensionPoint<(tx: Tx, personId: string, now: string) => Promise<Partial<Used>>> =
  extensionPoint()
