import { oneOf } from '../../db/one-of.ts'
import type { SubjectsOf } from '../feature.ts'

/** A notice of an order links to the order's ledger. */
export const orderSubjects: SubjectsOf = async (tx, _personId, ids) => {
  const rows = await tx.selectFrom('support_order').select(['id', 'root_id']).where('id', '=', oneOf(ids)).execute()
  return new Map(rows.map(({ id, root_id: ledgerId }) => [id, { ledgerId }]))
}
