import type { Restriction } from '#domain/reach.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'

/** Stores when the clock must look at something again; null means never. Both parents may know it unless it is `seenBy` others. */
export const keepDueTime = async (
  { tx, familyId }: Pick<UnitOfWork, 'tx' | 'familyId'>,
  { entity, id }: { readonly entity: string; readonly id: string },
  due_at: string | null,
  seenBy: Restriction = { reach: 'parents', audience: null },
): Promise<void> => {
  if (due_at === null) {
    await tx.deleteFrom('due_time').where('entity_id', '=', id).execute()
    return
  }
  const audience = seenBy.audience && [...seenBy.audience]
  const columns = { due_at, reach: seenBy.reach, audience }
  await tx
    .insertInto('due_time')
    .values({ family_id: familyId, entity, entity_id: id, ...columns })
    .onConflict((conflict) => conflict.columns(['family_id', 'entity_id']).doUpdateSet(columns))
    .execute()
}
