import type { Tx } from '../../db/tenancy.ts'
import { type ExtensionPoint, extensionPoint } from '../extension-point.ts'

/** Each area that uses bank accounts says whether it still needs one. */
export const bankAccountUses: ExtensionPoint<(tx: Tx, bankAccountId: string) => Promise<boolean>> = extensionPoint()

/** Says whether any planned payment or any payment under way still needs a bank account. */
export const bankAccountInUse = async (tx: Tx, bankAccountId: string): Promise<boolean> => {
  for (const isUsed of bankAccountUses.parts()) if (await isUsed(tx, bankAccountId)) return true
  return false
}
