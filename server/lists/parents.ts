import type { Tx } from '../db/tenancy.ts'

/** Reads both parents of the family, for the columns that name them. */
export const parentsIn = (tx: Tx): Promise<{ id: string; name: string }[]> =>
  tx
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select(['p.id', 'p.first_name as name'])
    .where('m.role', '=', 'parent')
    .orderBy('m.side')
    .execute()
