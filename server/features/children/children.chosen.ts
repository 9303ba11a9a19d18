import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'

/**
 * Requires that children can be chosen, and locks them, so that none is archived or removed before what names them is
 * written.
 */
export const mustBeChoosable = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  const offered = await tx
    .selectFrom('child')
    .select('id')
    .where('archived_at', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()
  if (offered.length === 0) throw new Refusal('childRequired')
  const known = new Set(offered.map(({ id }) => id))
  if (!ids.every((id) => known.has(id)))
    throw new Refusal('invalid', { validationErrors: [{ field: 'childIds', code: 'notAChoice' }] })
}
