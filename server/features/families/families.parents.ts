import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'

/** Returns the family's other parent. Throws `Refusal` noOtherParent. */
export const otherParentOf = async (tx: Tx, personId: string): Promise<string> => {
  const members = await tx.selectFrom('membership').select('person_id').where('role', '=', 'parent').execute()
  const other = members.map(({ person_id }) => person_id).find((id) => id !== personId)
  if (!other) throw new Refusal('noOtherParent')
  return other
}
