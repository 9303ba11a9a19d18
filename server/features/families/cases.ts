import { sql } from 'kysely'
import type { CaseDto } from '#contract/families.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Caller } from '../../http/caller.ts'
import { familiesOf } from '../session/session.people.ts'
import { lastingAccesses } from '../session/session.store.ts'

/** Lists the families of a professional in the order of joining, those with an access that lasts. It runs before sign-in. */
export const casesOf = async (
  tx: Tx,
  { personId, viewer }: Pick<Caller, 'personId' | 'viewer'>,
): Promise<CaseDto[]> => {
  const accesses = await tx
    .selectFrom('professional_access as a')
    .innerJoin('person as p', 'p.id', 'a.parent_id')
    .select(['a.family_id', 'p.id', 'p.first_name'])
    .select(sql<boolean>`professional_of_both(a.family_id, a.professional_id)`.as('of_both'))
    .where('a.professional_id', '=', personId)
    .where('a.status', 'in', lastingAccesses)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute()
  const families = await familiesOf(tx, personId)
  return families.flatMap(({ familyId, name }) => {
    const own = accesses.filter(({ family_id }) => family_id === familyId)
    if (own.length === 0) return []
    const looksAs = viewer?.mode === 'self' ? null : viewer?.viewpoint
    return {
      familyId,
      name,
      ...(viewer?.familyId === familyId && { looksAs }),
      ofBoth: own.some(({ of_both }) => of_both),
      parents: own.map(({ id, first_name: firstName }) => ({ id, firstName })),
    }
  })
}
