import type { Tx } from '../db/tenancy.ts'
import { type ExtensionPoint, extensionPoint } from '../features/extension-point.ts'

/** Says how much a person has used of what a plan limits: bytes, and payments and checks of the month. */
export type Used = Readonly<Record<'storage' | 'outgoingPayments' | 'scheduledPayments' | 'toneChecks', number>>

/** Each area that a plan limits adds what it counts. */
export const usedParts: ExtensionPoint<(tx: Tx, personId: string, now: string) => Promise<Partial<Used>>> =
  extensionPoint()
