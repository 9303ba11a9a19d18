import { sql } from 'kysely'
import type { KnownParent } from '#domain/known-parent.ts'
import type { Tx } from '../../db/tenancy.ts'

/** Says how each parent of the family became known. Nobody learns an address from it. */
export const knownParents = async (tx: Tx): Promise<KnownParent[]> => {
  const { rows } = await sql<KnownParent & { readonly person_id: string }>`
    select person_id, address, identity from app_known_parents()`.execute(tx)
  return rows.map(({ person_id: personId, address, identity }) => ({ personId, address, identity }))
}
