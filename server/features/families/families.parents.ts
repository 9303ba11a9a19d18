import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'

/** Returns both parents of the family, that of side A first. Throws `Refusal` noOtherParent. */
export const bothParents = async (tx: Tx): Promise<readonly [string, string]> => {
  const members = await tx
    .selectFrom('membership')
    .select('person_id')
    .where('role', '=', 'parent')
    .orderBy('side')
    .execute()
  const [first, second] = members.map(({ person_id }) => person_id)
  if (!first || !second) throw new Refusal('noOtherParent')
  return [first, second]
}

/** Returns the family's other parent. Throws `Refusal` noOtherParent. */
export const otherParentOf = async (tx: Tx, personId: string): Promise<string> => {
  const members = await tx.selectFrom('membership').select('person_id').where('role', '=', 'parent').execute()
  const other = members.map(({ person_id }) => person_id).find((id) => id !== personId)
  if (!other) throw new Refusal('noOtherParent')
  return other
}
