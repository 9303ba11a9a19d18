import { sql } from 'kysely'
import type { Tx, Viewer } from '../../db/tenancy.ts'

/** The other parent, as far as somebody who pays for them must know them. `id` is whom a plan is bought for. */
export type Other = { readonly id: string; readonly firstName: string }

/**
 * Returns the other parent; null in a family of one, and where nobody acts as them any more. A plan is bought for the
 * account that acts as them, so that it serves them in all their families and is not bought once more from another one.
 * Whoever has no account yet is named as the member who they are.
 */
export const otherParentOf = async (tx: Tx, { personId }: Pick<Viewer, 'personId'>): Promise<Other | null> => {
  const row = await tx
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select([sql<string>`app_account_of_parent(p.id)`.as('id'), 'p.first_name as firstName'])
    .where('m.role', '=', 'parent')
    .where('m.person_id', '<>', personId)
    .where('m.closed_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** A purchase for a parent and their acceptance with an account wait for each other, so that neither misses the other. */
export const lockOtherIn = (tx: Tx, familyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`paid for in ${familyId}`}, 0))`.execute(tx)
