import type { Tx, Viewer } from '../../db/tenancy.ts'

/** The other parent, as far as somebody who pays for them must know them. */
export type Other = { readonly id: string; readonly firstName: string }

/** Returns the other parent, who may have no account yet; null in a family of one. */
export const otherParentOf = async (tx: Tx, { personId }: Pick<Viewer, 'personId'>): Promise<Other | null> => {
  const row = await tx
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select(['p.id', 'p.first_name as firstName'])
    .where('m.role', '=', 'parent')
    .where('m.person_id', '<>', personId)
    .executeTakeFirst()
  return row ?? null
}
