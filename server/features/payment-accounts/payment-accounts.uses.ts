import type { Tx } from '../../db/tenancy.ts'
import { type ExtensionPoint, extensionPoint } from '../extension-point.ts'

/** Each area that needs bank accounts says whether it still needs one. */
export const bankAccountUses: ExtensionPoint<(tx: Tx, bankAccountId: string) => Promise<boolean>> = extensionPoint()

/** Whether a bank account is still needed by anything that is planned or under way. */
export const bankAccountInUse = async (tx: Tx, bankAccountId: string): Promise<boolean> => {
  for (const isUsed of bankAccountUses.parts()) if (await isUsed(tx, bankAccountId)) return true
  return false
}
