import { sql } from 'kysely'
import { type FamilyHoldMeta, familyHoldMachine } from '#machines/family-holds/family-hold.machine.ts'
import { leavesOf, metaOfLeaf } from '#machines/shared/decide.ts'
import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'

/** Lists the states in which a family can only be read. */
export const readOnlyStates = leavesOf(familyHoldMachine).filter(
  (leaf) => metaOfLeaf<FamilyHoldMeta>(familyHoldMachine, leaf).readOnly,
)

/** Returns since when the family of the transaction can only be read; null when it is not held. Children are not told. */
export const heldSince = async (tx: Tx): Promise<string | null> => {
  const row = await tx
    .selectFrom('family_hold')
    .select('held_at')
    .where('status', 'in', readOnlyStates)
    .executeTakeFirst()
  return row?.held_at ?? null
}

/** Says whether the family of the transaction can only be read, also to those who are not told why. */
export const isHeld = async (tx: Tx): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select family_is_held(app_family()) as held`.execute(tx)
  return rows[0]?.held === true
}

/** @throws {Refusal} familyHeld */
export const mustNotBeHeld = async (tx: Tx): Promise<void> => {
  if (await isHeld(tx)) throw new Refusal('familyHeld')
}
