import { sql } from 'kysely'
import { allowedOn, planAllows } from '#contract/plans.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { planOf } from '../../plans/plan-of.ts'

/**
 * Counts the bytes of a person's files and unfinished uploads in all families, and locks the count until the end of the
 * transaction.
 */
export const storageUsed = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ used: number }>`select app_storage_used() as used`.execute(tx)
  const [counted] = rows
  if (!counted) throw new Error('nothing was counted')
  return counted.used
}

/** @throws {Refusal} storageLimit when the person's plan does not store that many bytes more */
export const refuseAbovePlan = async (tx: Tx, personId: string, bytes: number): Promise<void> => {
  const used = await storageUsed(tx)
  const plan = await planOf(tx, personId)
  if (planAllows(plan, 'storage', used, bytes)) return
  throw new Refusal('storageLimit', { usage: { used, allowed: allowedOn(plan, 'storage') ?? 0 } })
}
